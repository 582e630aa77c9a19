// Keys besides those of the board: through the replay, into a plan, and a list of all keys.
import { keys } from "./dialogs.js";

export function listen({ step, plan }) {
  const does = { ",": () => step("back"), ".": () => step("forward"), p: plan, "?": keys };
  addEventListener("keydown", (event) => {
    const meant = does[event.key];
    if (!meant || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.matches?.("input:not([type=range]), textarea, select")) return;
    event.preventDefault();
    meant();
  });
}
