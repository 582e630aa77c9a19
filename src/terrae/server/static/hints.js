// Hints: what a judge would play, tried on the board by a click; and how good the last turn was, for learners.
import { closeDialog, dialog } from "./dialogs.js";
import { $, h, icon, say } from "./draw.js";
import { call, careful, tell } from "./talk.js";

const body = (page) => ({ seat: page.live.ask?.seat ?? page.live.seat, ply: page.live.ply, epoch: page.live.epoch });

/** Parts of the board that a turn points at stand out while it is pointed at. */
function point(parts, on) {
  for (const part of parts) document.querySelector(`#main [data-part="${CSS.escape(part)}"]`)?.classList.toggle("advised", on);
}

function row(page, turn, number) {
  const use = () => { point(turn.parts, false); closeDialog(); page.tryOut(turn.moves); };
  const shine = (on) => () => point(turn.parts, on);
  return h("li", { class: "advice", onmouseenter: shine(true), onmouseleave: shine(false), onfocusin: shine(true), onfocusout: shine(false) },
    h("p", { class: "advice-head" }, h("b", {}, turn.text), h("span", { class: "advice-points" }, say("hint-points", { points: turn.points }), icon("r-points", 15))),
    turn.gains.length ? h("p", {}, say("hint-gains", { what: turn.gains.join("; ") })) : "",
    turn.why ? h("p", { class: "quiet" }, say(number ? "hint-why-not" : "hint-why", { why: turn.why })) : "",
    turn.plan.length ? h("p", { class: "quiet" }, say("hint-plan", { plan: turn.plan.join(" → ") })) : "",
    h("button", { type: "button", class: number ? "button" : "button primary", onclick: use }, icon("i-eye", 16), say("hint-try")));
}

/** Asks what a judge would play now. */
export async function advise(page) {
  dialog(say("hint"), h("p", { role: "status" }, say("hint-thinking")));
  const told = await careful(() => call(`${page.path}/hint`, body(page)));
  if (!$("dialog").open) return;
  if (!told) { closeDialog(); return; }
  if (!told.turns.length) { dialog(say("hint"), h("p", {}, say("hint-none"))); return; }
  dialog(say("hint"), h("p", { class: "quiet" }, say("hint-about")), h("ol", { class: "advices" }, told.turns.map((turn, number) => row(page, turn, number))));
}

/** Tells a learner how good the turn was that was just confirmed. */
export async function grade(page, seat) {
  const told = await careful(() => call(`${page.path}/grade`, { seat }));
  if (!told) return;
  tell(told.better && told.kind !== "best" && told.kind !== "good" ? say("grade-better", { text: told.text, better: told.better, why: told.why }) : told.text);
}
