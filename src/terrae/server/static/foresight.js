// Answers that were given beforehand: shown, changed in a plan, deleted.
import { closeDialog, dialog } from "./dialogs.js";
import { disc, h, icon, nameOf, say } from "./draw.js";
import { call, careful, tell } from "./talk.js";

const sentence = (page, line, { seat, text }) => {
  if (seat === line.seat) return h("b", {}, say("foreseen-then", { text }));
  return seat ? say("foreseen-if", { name: nameOf(page.live, seat), text }) : say("foreseen-draw", { text });
};

function show(page, lines) {
  const drop = async ({ seat, id }) => {
    const left = await careful(() => call(`${page.path}/unforesee`, { seat, id }));
    if (left) show(page, left.lines);
  };
  const row = (line) => h("li", { class: "foreseen" }, disc(line.seat), h("ol", {}, line.turns.map((turn) => h("li", {}, sentence(page, line, turn)))),
    line.ply === page.live.last ? h("button", { type: "button", class: "button", onclick: () => { closeDialog(); page.openPlan({ ply: line.ply, moves: line.moves }); } }, say("open")) : "",
    h("button", { type: "button", class: "button", "aria-label": say("discard"), onclick: () => drop(line) }, icon("i-close", 16)));
  dialog(say("foreseen"), h("p", {}, say("foreseen-about")), lines.length ? h("ul", { class: "seat-list" }, lines.map(row)) : h("p", {}, say("foreseen-none")));
}

/** The plan of a page becomes an answer beforehand. */
export const keep = (page) => page.queue(() => careful(async () => {
  const { ply, moves } = page.plan;
  await call(`${page.path}/foresee`, { seat: page.live.mine.find((seat) => seat === moves.at(-1)?.[0]) ?? page.live.seat, ply, epoch: page.live.epoch, moves });
  await page.leavePlan();
  tell(say("foresee-kept"));
}));

export async function open(page) {
  const found = await careful(() => call(`${page.path}/foreseen`));
  if (found) show(page, found.lines);
}
