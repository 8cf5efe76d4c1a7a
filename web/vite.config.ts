import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env.ASOBI_SERVER ?? "http://127.0.0.1:8000";

/** The messages of a Fluent file by their names, each with the lines that belong to it. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let name = "";
  for (const line of text.split("\n")) {
    const begins = /^(-?[A-Za-z][\w-]*) *=/.exec(line);
    if (begins) name = begins[1]!;
    else if (!/^[\s}]/.test(line)) name = "";
    if (name) found.set(name, `${found.get(name) ?? ""}${line}\n`);
  }
  return found;
}

/** What a language still lacks is filled up from English, so that a reader loads one file. */
const whole: Plugin = {
  name: "whole-words",
  enforce: "pre",
  load(id) {
    const file = /^(.*\/kit\/locales\/)(?!en\.)([\w-]+)\.ftl\?raw$/.exec(id);
    if (!file) return null;
    const own = readFileSync(`${file[1]}${file[2]}.ftl`, "utf-8");
    const known = messages(own);
    const lacking = [...messages(readFileSync(`${file[1]}en.ftl`, "utf-8"))].filter(([name]) => !known.has(name));
    return `export default ${JSON.stringify([own, ...lacking.map(([, lines]) => lines)].join("\n"))}`;
  },
};

export default defineConfig({
  plugins: [whole, svelte()],
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: true },
      "/games": { target: server, changeOrigin: true },
      "/ws": { target: server, ws: true, changeOrigin: true },
    },
  },
  // Nothing is inlined as data: the content security policy allows files of our own only.
  build: { outDir: "../src/asobi/static", emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
});
