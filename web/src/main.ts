import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/fraunces/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import "./style.css";
import { openLanguage } from "./words";

settings.dress();
void openLanguage().then(() => mount(App, { target: document.getElementById("app")! }));
