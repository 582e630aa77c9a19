// Dialogs: the menu of the table, settings, seats and invitations, points by source, keys, plans that were kept.
import { $, disc, h, icon, languages, nameOf, say } from "./draw.js";
import { isLearner, setLearner } from "./learner.js";
import { paceChooser } from "./motion.js";
import { sure } from "./sure.js";
import { call, careful, copy, tell } from "./talk.js";

export function dialog(title, ...content) {
  $("dialog-title").textContent = title;
  $("dialog-body").replaceChildren(...content.flat());
  if (!$("dialog").open) $("dialog").showModal();
}

export const closeDialog = () => $("dialog").close();

export function listen() {
  $("dialog").addEventListener("click", (event) => {
    if (event.target === $("dialog") || event.target.closest("[data-close]")) closeDialog();
  });
}

const button = (label, symbol, run, extra = {}) => h("button", { type: "button", class: "button wide", onclick: run, ...extra }, icon(symbol, 17), label);

export function menu(page) {
  const { position } = page;
  const path = `/api/tables/${position.table}`;
  const mine = position.mine?.length > 0;
  dialog(say("menu"), h("div", { class: "choices-of" },
    button(say("seats"), "i-users", () => seats(page)),
    mine ? button(say("settings"), "i-gear", () => settings(page)) : "",
    mine ? button(say("takeback"), "i-undo", async () => {
      closeDialog();
      if (await careful(() => call(`${path}/takeback`, { action: "ask" }))) page.refresh();
    }, { disabled: position.why_no_takeback !== null, title: position.why_no_takeback, id: "ask-takeback" }) : "",
    page.aside?.menu(page) ?? "",
    button(say("plan"), "i-plan", () => { closeDialog(); page.startPlan(); }),
    button(say("plans"), "i-book", () => plans(page)),
    mine ? button(say("foreseen"), "i-check", () => page.foresight("open"), { id: "foreseen" }) : "",
    button(say("scores"), "i-chart", () => scores(page)),
    button(say("branch"), "i-right", () => page.branch()),
    position.over ? h("a", { class: "button wide", href: `/table/${position.table}/analysis`, id: "analyse" }, icon("i-chart", 17), say("analyse")) : "",
    page.live.hints && !position.over ? button(say("hint"), "i-eye", () => { closeDialog(); page.withHints((hints) => hints.advise(page)); }, { id: "menu-hint" }) : "",
    position.over && mine ? button(say("rematch"), "i-swap", () => page.rematch(), { id: "rematch" }) : "",
    h("a", { class: "button wide", href: `${path}/game`, download: `${position.table}.txt` }, icon("i-down", 17), say("export")),
    h("button", { type: "button", class: "button wide", "data-theme-toggle": true }, icon("i-moon", 17), say("theme")),
    h("label", { class: "field" }, h("span", {}, say("language")), h("select", { "data-language": true }, Object.entries(languages).map(([code, name]) => h("option", { value: code, lang: code, selected: code === document.documentElement.lang }, name)))),
    button(say("link"), "i-link", () => copy(page.link())),
    h("a", { class: "button wide", href: `/help/${position.game}`, target: "_blank", rel: "noopener" }, icon("i-book", 17), say("rules")),
    button(say("keys"), "i-tiles", keys),
    paceChooser()));
}

export function settings(page) {
  const { position } = page;
  const now = position.settings || {};
  const auto = { wait: true, forced: true, kinds: [], ...now.auto };
  const save = (change) => page.queue(async () => {
    const body = { seat: position.seat, ...change };
    if (await careful(() => call(`/api/tables/${position.table}/settings`, body))) page.refresh();
  });
  const check = (key, value, run) => h("label", { class: "check" }, h("input", { type: "checkbox", id: `set-${key}`, checked: value, onchange: (event) => run(event.target.checked) }), h("span", {}, say(`set-${key}`), h("small", {}, say(`set-${key}-about`))));
  const own = position.seats.find((entry) => entry.seat === position.seat);
  const name = h("input", { type: "text", maxlength: 32, value: own?.name || "", id: "set-name" });
  dialog(say("settings"),
    h("p", {}, say("settings-about")),
    h("div", {},
      check("confirm", now.confirm !== false, (on) => save({ confirm: on })),
      check("wait", auto.wait, (on) => { auto.wait = on; save({ auto }); }),
      check("forced", auto.forced, (on) => { auto.forced = on; save({ auto }); }),
      position.hints ? check("learner", isLearner(), setLearner) : "",
      check("sound", page.sound.on, (on) => { page.sound.on = on; page.showSound(); })),
    h("label", { class: "field" }, h("span", {}, say("set-name")), name),
    h("div", { class: "buttons" }, h("button", { type: "button", class: "button primary", onclick: () => { save({ name: name.value }); closeDialog(); } }, say("save"))));
}

export function seats(page) {
  const { position } = page;
  const invite = async (seat, row) => {
    const made = await careful(() => call(`/api/tables/${position.table}/invite`, { seat }));
    if (!made?.url) return;
    const link = new URL(made.url, location.href).href;
    row.querySelector(".invite")?.replaceWith(
      h("input", { type: "text", readonly: true, value: link, class: "invite-link", "aria-label": say("invite-link", { seat }), onfocus: (event) => event.target.select() }),
      h("button", { type: "button", class: "button", onclick: () => copy(link) }, icon("i-link", 16), say("copy")));
  };
  const keeper = async (seat, kind) => {
    if (await careful(() => call(`/api/tables/${position.table}/keeper`, { seat, kind }))) { closeDialog(); page.refresh(); }
  };
  const about = (entry) => [ // what its name does not say
    entry.called && entry.called !== entry.name ? entry.name : "", entry.you ? say("you") : entry.kind === "open" ? "" : say(`kind-${entry.kind}`), page.company.seats.includes(entry.seat) ? say("here") : "",
  ].filter(Boolean);
  const rows = position.seats.map((entry) => {
    const row = h("li", { "data-seat-row": entry.seat }, disc(entry.seat), h("div", { class: "who" }, nameOf(position, entry.seat),
      h("small", {}, about(entry).join(" · "))));
    if (entry.kind === "open") {
      if (position.creator) row.append(h("button", { type: "button", class: "button invite", onclick: () => invite(entry.seat, row) }, icon("i-link", 16), say("invite")));
      if (position.creator) row.append(h("button", { type: "button", class: "button", onclick: () => keeper(entry.seat, "bot") }, icon("i-bot", 16), say("to-bot")));
      if (!position.mine?.length) row.append(h("button", { type: "button", class: "button primary", onclick: () => page.sit(entry.seat) }, say("sit")));
    } else if (entry.you && !position.over) {
      row.append(h("button", { type: "button", class: "button", onclick: (event) => { if (sure(event.currentTarget)) keeper(entry.seat, "bot"); } }, icon("i-bot", 16), say("leave")));
    }
    return row;
  });
  dialog(say("seats"), position.company.terms && h("p", {}, say("terms", position.company)), h("ul", { class: "seat-list" }, rows), position.mine?.length ? "" : h("p", {}, say("spectator")));
}

/** Points of each seat by where they came from. */
export async function scores(page) {
  const { position } = page;
  const data = position.scores ? { scores: position.scores } : await careful(() => call(`/api/tables/${position.table}?ply=${position.ply}&scores=1&have=${encodeURIComponent(position.key || "")}`));
  const list = data?.scores;
  if (!list) return;
  const sources = [...new Set(list.flatMap((entry) => Object.keys(entry.sources)))];
  const cells = (row) => list.map((entry) => h("td", {}, row(entry)));
  dialog(say("scores"), h("div", { class: "scroll-x", tabindex: "0", role: "region", "aria-label": say("scores") }, h("table", { class: "scores" },
    h("thead", {}, h("tr", {}, h("td", {}), list.map((entry) => h("th", { scope: "col" }, disc(entry.seat), h("span", { class: "sr" }, nameOf(position, entry.seat)))))),
    h("tbody", {}, sources.map((source) => h("tr", {}, h("th", { scope: "row" }, source), cells((entry) => entry.sources[source] ?? "")))),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, say("total")), cells((entry) => entry.points))))));
}

const KEYS = [
  [["1", "…", "9"], "keys-verbs"], [["←", "↑", "→", "↓"], "keys-parts"], [["Enter"], "keys-choose"], [["Esc"], "keys-undo"], [["Ctrl", "Enter"], "keys-confirm"],
  [["Space"], "keys-skip"], [["/"], "keys-type"], [[","], "keys-back"], [["."], "keys-forward"], [["p"], "keys-plan"], [["n"], "keys-next"], [["?"], "keys-help"],
];

export function keys() {
  dialog(say("keys"), h("dl", { class: "keys" }, KEYS.flatMap(([names, what]) => [
    h("dt", {}, names.map((name) => (name === "…" ? name : h("kbd", {}, name)))), h("dd", {}, say(what))])));
}

// Plans are kept in this browser only: nobody else can ever see them.

const place = (table) => `plans:${table}`;

export function keptPlans(table) {
  try { return JSON.parse(localStorage.getItem(place(table)) || "[]"); } catch { return []; }
}

export function keepPlan(table, plan) {
  const all = [...keptPlans(table).filter((other) => JSON.stringify(other.moves) !== JSON.stringify(plan.moves)), plan].slice(-20);
  try { localStorage.setItem(place(table), JSON.stringify(all)); tell(say("plan-kept")); } catch { tell(say("plan-not-kept")); }
}

export function plans(page) {
  const all = keptPlans(page.position.table);
  const forget = (number) => {
    localStorage.setItem(place(page.position.table), JSON.stringify(all.filter((_, other) => other !== number)));
    plans(page);
  };
  dialog(say("plans"), h("p", {}, say("plans-about")), all.length ? h("ul", { class: "seat-list" }, all.map((plan, number) => h("li", {},
    h("div", { class: "who" }, say("plan-from", { ply: plan.ply }), h("small", {}, plan.moves.map(([, text]) => text).join(", "))),
    h("button", { type: "button", class: "button", onclick: () => { closeDialog(); page.openPlan(plan); } }, say("open")),
    h("button", { type: "button", class: "button", "aria-label": say("discard"), onclick: () => forget(number) }, icon("i-close", 16))))) : h("p", {}, say("no-plans")));
}
