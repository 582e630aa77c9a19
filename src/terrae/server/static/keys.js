// Everything by keyboard: arrows between lit parts, Enter confirms where nothing has the focus, Escape undoes, / types, 1 to 9 pick an answer or else a verb.
import { answersOpen, firstAnswer } from "./answers.js";
import { $ } from "./draw.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = (element) => {
  const room = element.getBoundingClientRect();
  return [room.left + room.width / 2, room.top + room.height / 2];
};

/** The lit parts that are there to see. */
const shown = () => [...document.querySelectorAll(".lit")].filter((element) => element.getClientRects().length);

/** The next lit part in a direction: near, and not far off the line. */
function next(from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const element of shown()) {
    if (element === from) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along < 4 || aside > along * 2.2) continue;
    const far = along + aside * 1.6;
    if (far < least) { least = far; best = element; }
  }
  return best;
}

/** Let a move be typed: the line for it is hidden until somebody asks. */
function type() {
  document.body.classList.add("typing");
  $("typed").focus();
}

export function listen({ undo, widen, confirm }) {
  $("type").addEventListener("click", type);
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.ctrlKey && event.key === "Enter" && !$("confirm").disabled) confirm();
      return;
    }
    if (document.querySelector("dialog[open]")) return;
    const typing = event.target.matches?.("input, textarea, select");
    if (event.key === "Escape" && !typing) { if (!widen()) undo(); return; }
    if (typing) return;
    if (event.key === "/") {
      event.preventDefault();
      type();
    } else if (/^[1-9]$/.test(event.key)) {
      const number = Number(event.key) - 1;
      const answer = answersOpen() ? document.querySelectorAll("#answers .answer")[number] : null;
      if (answer) { answer.click(); return; }
      const button = $("verbs").children[number];
      if (!button) return;
      button.focus({ preventScroll: true });
      button.click();
      if (!button.isConnected) (firstAnswer() || shown()[0])?.focus({ preventScroll: true }); // it narrowed
    } else if (event.key === "Enter" && [document.body, $("prompt")].includes(document.activeElement)) {
      confirm();
    } else if (WAYS[event.key]) {
      const here = document.activeElement;
      if (here?.closest?.("#verbs, #answers")) {
        const row = [...here.closest("#verbs, #answers").querySelectorAll("button")];
        const step = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
        event.preventDefault();
        row[(row.indexOf(here) + step + row.length) % row.length]?.focus();
        return;
      }
      const lit = here?.classList?.contains("lit");
      const found = lit ? next(here, WAYS[event.key]) : shown()[0];
      if (found) { event.preventDefault(); found.focus(); }
    }
  });
}
