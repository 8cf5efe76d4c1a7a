export default {
  compilerOptions: {
    // A page is made anew for every table, so that a prop read once while it is set up is the right one.
    warningFilter: (warning) => warning.code !== "state_referenced_locally",
  },
};
