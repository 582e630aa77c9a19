// Beside the game: the pane that shows log, chat or notes, and the way to the next table that waits.
import * as chat from "./chat.js";
import { $, h, say } from "./draw.js";
import { SMALL } from "./frame.js";
import * as notes from "./notes.js";
import { call, tell } from "./talk.js";

const { table } = window.terrae;
const path = `/api/tables/${table}`;
const PANES = { log: $("entries"), chat: $("chat"), notes: $("notes") };
const button = (pane) => document.querySelector(`[data-beside="${pane}"]`);

/** One pane is shown. */
function open(pane) {
  for (const [name, element] of Object.entries(PANES)) {
    element.hidden = name !== pane;
    button(name).setAttribute("aria-pressed", String(name === pane));
  }
  document.body.dataset.leaf = pane;
  if (SMALL.matches) $("log").scrollIntoView({ block: "start" });
  if (pane === "chat") chat.seen();
  if (pane === "notes") notes.open(path);
}

/** How many tables wait for me besides this one: in the title, and on the way there. */
async function countWaiting() {
  const found = await call(`/api/next?beside=${table}`).catch(() => null);
  if (!found) return;
  const link = $("next");
  link.hidden = !found.count;
  if (found.url) link.href = found.url;
  link.setAttribute("aria-label", say("next-table", { count: found.count }));
  link.querySelector(".news-badge").textContent = found.count;
  document.body.dataset.waiting = found.count ? `(${found.count}) ` : "";
  window.terrae.showTitle();
}

// A small screen has no room for the way there beside the bell: it is the first thing that the bell tells.
$("bell-pane").addEventListener("toggle", (event) => {
  const { hidden, href } = $("next");
  if (event.newState === "open" && SMALL.matches && !hidden) $("bell-list").prepend(h("li", { class: "fresh" }, h("a", { href }, $("next").getAttribute("aria-label"))));
});

for (const pane of Object.keys(PANES)) button(pane).addEventListener("click", () => open(pane));
chat.listen(path, button("chat"));
document.addEventListener("terrae:heard", ({ detail: { name, data } }) => {
  if (name === "chat") chat.heard(data);
  else if (name === "back" || name === "table") chat.load();
  if (name === "back" || name === "notice") countWaiting();
});
addEventListener("keydown", (event) => {
  if (event.key !== "n" || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.matches?.("input:not([type=range]), textarea, select")) return;
  if ($("next").hidden) tell(say("next-none")); else location.href = $("next").href;
});
countWaiting();
