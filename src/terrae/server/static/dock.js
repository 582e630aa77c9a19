// The dock under the board: tabs and one tray. On a wide screen all panes lie open, and tabs are not shown.
import { say } from "./draw.js";

const tray = () => document.querySelector(".tray");
const tabs = () => [...document.querySelectorAll("[data-tray]")];
const panes = () => [...document.querySelectorAll(".pane")];
const used = (pane) => !!pane.querySelector("li");
const matTab = () => document.querySelector("[data-tray=mat]").getClientRects().length > 0;

/** The pane in which an element lies; the mat is one where it has no column. */
const paneOf = (element) => element.closest(".pane")?.dataset.pane ?? (element.closest(".col.left") && matTab() ? "mat" : null);

let open = "";
let before = ""; // the pane that lay open when a question opened another

/** Opens a tab; its pane is the one that is shown. The mat opens elsewhere, and the tray stays as it is. */
export function openPane(name) {
  open = name;
  document.body.dataset.pane = name;
  for (const tab of tabs()) {
    tab.setAttribute("aria-selected", String(tab.dataset.tray === name));
    tab.tabIndex = tab.dataset.tray === name ? 0 : -1;
  }
  if (name !== "mat") for (const pane of panes()) pane.classList.toggle("open", pane.dataset.pane === name);
}

/** The tab of a small screen for what lies beneath the board says what that is, if it is one thing only. */
function nameTab() {
  const [pane, more] = panes().filter(used);
  const name = more ? null : pane ? pane.querySelector("h2")?.textContent : say("tab-key");
  if (name) document.querySelector("[data-tab=tiles]").textContent = name;
}

/** Tabs are named after the headings of their panes, and there is one for each that holds something. */
export function refresh() {
  for (const pane of panes()) {
    const tab = document.querySelector(`[data-tray="${pane.dataset.pane}"]`);
    const label = [...pane.querySelectorAll("h2")].map((heading) => heading.textContent).join(" · ");
    if (label && tab.textContent !== label) tab.textContent = label;
    tab.hidden = !used(pane);
    pane.setAttribute("aria-label", label);
  }
  nameTab();
  if (!open || tabs().find((tab) => tab.dataset.tray === open)?.hidden) openPane(panes().find(used)?.dataset.pane ?? "");
}

/** Opens the pane with most of these elements, if none of them is in the open one or in no pane at all. Without any, the pane before that is opened again. */
export function reveal(elements) {
  if (!elements.length && before) { openPane(before); before = ""; }
  const counts = new Map();
  for (const element of elements) counts.set(paneOf(element), (counts.get(paneOf(element)) ?? 0) + 1);
  if (!counts.size || counts.has(null) || counts.has(open)) return;
  before ||= open;
  openPane([...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]);
}

/** A dot on the tabs of panes with lit parts, and a frame round a tray that holds the answers. */
export function mark(elements, asked) {
  const lit = new Set([...elements].map(paneOf));
  for (const tab of tabs()) tab.classList.toggle("dot", lit.has(tab.dataset.tray));
  tray().classList.toggle("asked", asked && [...elements].some((element) => tray().contains(element)));
}

export function listen() {
  const row = document.querySelector(".tab-row");
  row.addEventListener("click", (event) => { const tab = event.target.closest("[data-tray]"); if (tab) { before = ""; openPane(tab.dataset.tray); } });
  row.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const shown = tabs().filter((tab) => tab.getClientRects().length);
    const next = shown[(shown.indexOf(document.activeElement) + step + shown.length) % shown.length];
    before = "";
    openPane(next.dataset.tray);
    next.focus();
  });
  refresh();
}
