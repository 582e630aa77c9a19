// The company at a table: who is not there, what is to be decided together, resigning, vacations.
import { closeDialog, dialog } from "./dialogs.js";
import { h, icon, say } from "./draw.js";
import { call, careful, copy, tell } from "./talk.js";

/** Whoever sits in a seat: what people decide together is about people, not about what they play. */
const person = (live, seat) => live.seats.find((entry) => entry.seat === seat)?.name ?? say("seat", { seat });

async function act(page, work) {
  const done = await careful(work);
  if (done) await page.refresh();
  return done;
}

let asking = null; // what I have asked all, as long as it is not decided

/** Whoever asked for something hears that it was refused: nothing else is left of it. */
function hear({ company, mine, over, seats }) {
  const bot = asking?.kind === "bot" && seats.find((entry) => entry.seat === asking.seat)?.kind !== "person";
  if (asking && !company.motion && !over && !bot) tell(say("motion-refused"));
  asking = company.motion && mine.includes(company.motion.asked_by) ? company.motion : null;
}

/** What the company of a table has to be told or asked: a text and buttons for the line under the question. */
function status(page) {
  const { live } = page;
  const { company, mine } = live;
  hear(live);
  if (live.over) return company.ended ? ended(live) : null;
  if (company.motion) return asked(page, company.motion);
  const seat = company.absent.find((number) => !mine.includes(number));
  if (company.absent.some((number) => mine.includes(number))) return { text: say("absent-you"), buttons: [] };
  if (seat && mine.length) return absent(page, seat);
  const out = company.clock?.hands.find((hand) => hand.runs && hand.left <= 0 && !mine.includes(hand.seat));
  if (out && mine.length) return { text: say("clock-out-status", { name: person(live, out.seat) }), buttons: [moreTime(page, out.seat)] };
  const left = live.company.gone.findLast((one) => one.you);
  if (left && !mine.length) return { text: say(`gone-${left.why}`), buttons: [] };
  return null;
}

function ended(live) {
  const resigned = live.company.gone.findLast((one) => one.why === "resigned");
  const early = live.company.ended === "stopped" ? "ended-stopped" : "ended-consent";
  return { text: live.company.ended === "resigned" && resigned ? say("ended-resigned", { name: resigned.name }) : say(early) };
}

const moreTime = (page, seat) => ({ label: say("absent-time"), symbol: "i-clock", run: () => act(page, () => call(`${page.path}/time`, { seat })), id: "give-time" });

function absent(page, seat) {
  const { live } = page;
  return {
    text: say("absent-status", { name: person(live, seat) }),
    buttons: [
      { label: say("absent-bot"), symbol: "i-bot", run: () => act(page, () => call(`${page.path}/motion`, { action: "ask", kind: "bot", seat })), id: "absent-bot" },
      live.company.clock ? moreTime(page, seat) : null,
      live.creator ? { label: say("absent-release"), symbol: "i-users", run: () => release(page, seat), id: "absent-release" } : null,
      { label: say("absent-end"), symbol: "i-flag-next", run: () => act(page, () => call(`${page.path}/motion`, { action: "ask", kind: "end" })), id: "absent-end" },
    ].filter(Boolean),
  };
}

async function release(page, seat) {
  const done = await act(page, () => call(`${page.path}/release`, { seat }));
  if (!done?.url) return;
  const link = new URL(done.url, location.href).href;
  dialog(say("absent-release"), h("p", {}, say("release-link")), h("input", { type: "text", readonly: true, value: link, class: "invite-link", "aria-label": say("release-link") }),
    h("div", { class: "buttons" }, h("button", { type: "button", class: "button primary", onclick: () => copy(link) }, icon("i-link", 16), say("copy"))));
}

/** Something is to be decided: whoever has not answered yet may. */
function asked(page, motion) {
  const { live } = page;
  const names = motion.waiting_for.map((seat) => person(live, seat)).join(", ");
  const name = person(live, motion.asked_by);
  const text = motion.kind === "end" ? say("motion-end", { name, names }) : say("motion-bot", { name, other: person(live, motion.seat), names });
  const answer = (action) => act(page, () => call(`${page.path}/motion`, { action }));
  const waits = motion.waiting_for.some((seat) => live.mine.includes(seat));
  const buttons = [];
  if (waits) buttons.push({ label: say("agree"), symbol: "i-check", run: () => answer("agree"), id: "motion-agree" });
  if (waits && motion.kind === "end") buttons.push({ label: say("refuse"), symbol: "i-close", run: () => answer("refuse"), id: "motion-refuse" });
  if (live.mine.includes(motion.asked_by)) buttons.push({ label: say("motion-drop"), symbol: "i-close", run: () => { asking = null; answer("refuse"); } });
  return { text, buttons };
}

const button = (label, symbol, run, id) => h("button", { type: "button", class: "button wide", onclick: run, id }, icon(symbol, 17), label);

/** What the menu of a table has for whoever plays there. */
function menu(page) {
  const { live } = page;
  const order = "admin" in document.body.dataset ? h("a", { class: "button wide", href: `/admin?table=${live.table}` }, icon("i-warn", 17), say("admin-keep")) : "";
  if (!live.mine.length || live.over) return [order];
  return [
    order,
    button(say("resign"), "i-flag-next", () => resign(page), "resign"),
    live.seats.filter((seat) => seat.kind === "person").length > 1 ? button(say("end-ask"), "i-close", () => { closeDialog(); act(page, () => call(`${page.path}/motion`, { action: "ask", kind: "end" })); }, "end-ask") : "",
    live.company.clock?.kind === "slow" ? button(say("vacation"), "i-sun", () => vacation(page), "vacation") : "",
  ];
}

function resign(page) {
  const { live } = page;
  dialog(say("resign"), h("p", {}, say(live.seats.length === 2 ? "resign-duel" : "resign-table")), h("div", { class: "buttons" },
    h("button", { type: "button", class: "button primary", id: "resign-sure", onclick: async () => { closeDialog(); await act(page, () => call(`${page.path}/resign`, { seat: live.seat })); } }, say("resign-sure")),
    h("button", { type: "button", class: "button", onclick: closeDialog }, say("motion-drop"))));
}

async function vacation(page) {
  const now = await careful(() => call("/api/vacation"));
  if (!now) return;
  const moment = (text) => new Date(text).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  const save = async (days) => {
    const then = await careful(() => call("/api/vacation", { days }));
    if (!then) return;
    closeDialog();
    tell(then.until ? say("vacation-until", { until: moment(then.until) }) : say("vacation-over"));
    page.refresh();
  };
  const until = now.until && moment(now.until);
  const days = h("input", { type: "number", min: 1, max: now.left, value: Math.min(7, now.left), required: true, id: "vacation-days" });
  dialog(say("vacation"), h("p", {}, say("vacation-about", { left: now.left })), ...(until
    ? [h("p", {}, say("vacation-until", { until })), h("button", { type: "button", class: "button primary", onclick: () => save(0) }, say("vacation-back"))]
    : [h("label", { class: "field" }, h("span", {}, say("vacation-days")), days), h("button", { type: "button", class: "button primary", onclick: () => { if (days.reportValidity()) save(Number(days.value)); } }, say("vacation-go"))]));
}

window.terrae.aside = { status, menu };
window.terrae.present();
