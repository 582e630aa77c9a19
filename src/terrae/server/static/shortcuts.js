// Keys besides those of the board: through the replay, into a plan, and a list of all keys.
import { dialog } from "./dialogs.js";
import { h, say } from "./draw.js";

const KEYS = [
  [["1", "9"], "keys-verbs"], [["←", "↑", "→", "↓"], "keys-parts"], [["Enter"], "keys-choose"], [["Esc"], "keys-undo"], [["Ctrl", "Enter"], "keys-confirm"],
  [["/"], "keys-type"], [[","], "keys-back"], [["."], "keys-forward"], [["p"], "keys-plan"], [["?"], "keys-help"],
];

function showKeys() {
  dialog(say("keys"), h("dl", { class: "keys" }, KEYS.flatMap(([names, what]) => [
    h("dt", {}, names.map((name) => h("kbd", {}, name))), h("dd", {}, say(what))])));
}

export function listen({ step, plan }) {
  const does = { ",": () => step("back"), ".": () => step("forward"), p: plan, "?": showKeys };
  addEventListener("keydown", (event) => {
    const meant = does[event.key];
    if (!meant || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.matches?.("input:not([type=range]), textarea, select")) return;
    event.preventDefault();
    meant();
  });
}
