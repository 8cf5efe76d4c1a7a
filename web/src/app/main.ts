import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/fraunces/wght.css";
import { mount } from "svelte";
import { preferences } from "../kit/preferences.svelte";
import { prepareOffline } from "../kit/offline";
import "../kit/fonts.css";
import "../kit/style.css";
import { openLanguage } from "../kit/words";
import App from "./App.svelte";

preferences.dress();
void openLanguage().then(() => {
  mount(App, { target: document.getElementById("app")! });
  void prepareOffline();
});
