import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.ASOBI_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
