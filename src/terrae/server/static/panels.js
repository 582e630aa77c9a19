// The panels the page writes itself: who is asked, the log, badges of what is new, whose mat lies in front.
import { $, amount, disc, h, icon, nameOf, s, say } from "./draw.js";
import { keepRows } from "./patch.js";

const FOLD = 6; // turns before the game itself that are one line

/** Who is asked what; the element is a polite live region. */
export function showPrompt(position, mode, asked) {
  const { ask } = position;
  const yours = mode !== "plan" && mode !== "replay" && (position.your_turn || position.draft?.length > 0);
  const seat = ask?.seat ?? asked ?? position.to_move?.find((number) => number > 0) ?? position.seat;
  let title = seat ? say("decides", { name: nameOf(position, seat) }) : say("draw");
  const over = position.over && mode !== "draft" && mode !== "plan";
  if (over) title = say("over");
  else if (mode === "plan") title = seat ? say("plan-for", { name: nameOf(position, seat) }) : say("draw");
  else if (mode === "replay") title = say("replay-at", { ply: position.ply });
  else if (yours) title = position.mine?.length > 1 && ask ? say("turn-of", { name: nameOf(position, ask.seat) }) : say("your-turn");
  $("prompt").classList.toggle("yours", yours && !over);
  $("prompt").classList.toggle("over", over);
  $("turn").replaceChildren(...(seat && !over ? [disc(seat)] : []), h("b", {}, title));
  const text = position.turn_over ? say(ask ? "confirm-or-on" : "confirm-hint") : position.question;
  if ($("question").textContent !== text) $("question").textContent = text;
}

/** The log as a list; every entry leads to the position after it. Somebody who reads further up stays there. */
export function showLog(position, entries, drafted = []) {
  const list = $("entries");
  const mine = position.mine || [];
  const looks = (position.seats || []).map(({ seat }) => `${nameOf(position, seat)} ${disc(seat).className}`).join();
  let last = -1;
  entries.forEach((entry, index) => { if (mine.includes(entry.seat)) last = index; });
  const rows = [];
  const add = (entry, number, draft = false) => {
    rows.push([[entry.first, entry.ply, entry.moves, number, draft, looks].join("/"), () => logEntry(position, entry, number, draft)]);
    if (entry.later.length) rows.push([["round", entry.ply, draft, looks].join("/"), () => roundEntry(position, entry)]);
  };
  let number = 0;
  const opening = entries.findIndex((entry) => entry.seat > 0 && !entry.opening); // where the game itself begins
  const folded = entries.slice(0, opening < 0 ? Math.max(0, last) : opening).filter((entry) => entry.opening);
  const fold = folded.length >= FOLD ? folded : [];
  entries.forEach((entry, index) => {
    if (entry === fold[0]) rows.push([["opening", fold.length, looks].join("/"), () => openings(position, fold)]);
    if (fold.includes(entry)) return;
    const fresh = last >= 0 && index > last && entry.seat > 0;
    if (last >= 0 && index === last + 1 && !drafted.length) rows.push(["since", () => h("li", { class: "since" }, h("span", {}, say("since")))]);
    add(entry, fresh ? ++number : 0);
  });
  for (const entry of drafted) add(entry, 0, true);
  const pinned = !list.hasAttribute("data-away");
  if (!list.dataset.seen) {
    list.dataset.seen = "yes";
    list.addEventListener("scroll", () => { list.toggleAttribute("data-away", list.scrollHeight - list.scrollTop - list.clientHeight >= 40); }, { passive: true });
  }
  keepRows(list, rows);
  if (pinned) requestAnimationFrame(() => { list.scrollTop = list.scrollHeight; });
}

/** The newest entry is shown again, wherever somebody read. */
export const followLog = () => $("entries").removeAttribute("data-away");

/** What seats paid and gained, a line for each, after its disc. */
function ofSeats(position, list) {
  const seats = new Map();
  for (const change of list) seats.set(change.seat, [...(seats.get(change.seat) || []), change]);
  return [...seats].map(([seat, own]) => h("p", { class: "changes also" }, disc(seat), h("span", { class: "sr" }, `${nameOf(position, seat)}: `), changes(own)));
}

/** What came with a round, after the turn with which it began or ended. */
const roundEntry = (position, entry) => h("li", { class: "entry nature new-round" }, disc(0), h("div", {}, h("p", { class: "move" }, entry.round), ofSeats(position, entry.later)));

function logEntry(position, entry, number, drafted = false) {
  const own = entry.changes.filter((change) => change.seat === entry.seat);
  const others = entry.changes.filter((change) => change.seat !== entry.seat);
  const who = entry.seat ? nameOf(position, entry.seat) : say("nature");
  const told = entry.summary ? "" : line(entry.steps);
  return h("li", { class: `entry${entry.seat ? "" : " nature"}${drafted ? " drafted" : ""}`, "data-moves": entry.moves.join(", "), "data-parts": entry.parts.join(" ") }, disc(entry.seat), h("div", {},
    entry.summary ? draws(entry) : h("p", { class: "move" }, h("span", { class: "sr" }, `${who}: `), drafted ? h("b", {}, told) : h("a", { href: `?ply=${entry.ply}`, "data-ply": entry.ply }, told),
      number ? h("span", { class: "news-badge", title: say("new") }, number) : ""),
    own.length ? h("p", { class: "changes" }, changes(own)) : "",
    entry.remark ? h("p", { class: "changes" }, h("i", {}, entry.remark)) : "",
    ofSeats(position, others)));
}

/** The steps of a turn in one line: each with its picture, and what would be typed for it in a tooltip. */
const line = (steps) => steps.flatMap((step, index) => [index ? ", " : "", h("span", { class: "step", title: step.moves.join(", ") }, icon(step.icon, 14), step.text)]);

/** What was placed before the game itself is one line that opens. */
function openings(position, entries) {
  return h("li", { class: "entry nature", "data-moves": entries.map((entry) => entry.moves.join(", ")).join(", ") }, disc(0), h("div", {}, h("details", {}, h("summary", { class: "move" }, say("opening", { count: entries.length })),
    h("ul", { class: "draws" }, entries.map((entry) => h("li", {}, h("a", { href: `?ply=${entry.ply}`, "data-ply": entry.ply }, `${nameOf(position, entry.seat)}: `, line(entry.steps))))))));
}

/** Many draws are one line that opens. */
function draws(entry) {
  return h("details", { "data-first": entry.first }, h("summary", { class: "move" }, entry.summary),
    h("ul", { class: "draws" }, entry.steps.map((step) => h("li", { title: step.moves.join(", ") }, step.text)),
      h("li", {}, h("a", { href: `?ply=${entry.ply}`, "data-ply": entry.ply }, say("replay-at", { ply: entry.ply })))));
}

/** Amounts with their sources; a source is named once after all that came from it. */
function changes(list) {
  const bySource = new Map();
  for (const entry of list) {
    const source = entry.kind === "wasted" ? say("wasted") : entry.source;
    bySource.set(source, [...(bySource.get(source) || []), entry]);
  }
  return [...bySource].flatMap(([source, entries]) => [
    ...entries.map((entry) => (entry.kind === "wasted" ? h("span", {}, entry.amount) : amount(entry.amount, entry.good || entry.what, 14, entry.amount > 0 ? "+" : ""))),
    h("i", {}, source)]);
}

/** The turns of others since the viewer's last move, in the order in which the log numbers them. */
export function sinceMine(position, entries) {
  const last = entries.findLastIndex((entry) => position.mine?.includes(entry.seat));
  return last < 0 ? [] : entries.slice(last + 1).filter((entry) => entry.seat > 0);
}

/** Badges on what turns point at, with their numbers in the log; of several the last. */
export function showNews(turns, shown) {
  for (const badge of document.querySelectorAll("[data-part] > .news, [data-part] > .news-badge")) {
    badge.parentElement.classList.remove("has-news");
    badge.remove();
  }
  const numbers = new Map(turns.flatMap((turn, index) => (shown(turn) ? turn.parts || [] : []).map((part) => [part, index + 1])));
  for (const [part, number] of numbers) {
    for (const element of document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`)) {
      if (element.dataset.news) element.append(boardBadge(element.dataset.news, number));
      else if (!(element instanceof SVGElement) && !element.closest(".rival, .order")) {
        element.classList.add("has-news");
        element.append(h("span", { class: "news-badge", title: say("new") }, number));
      }
    }
  }
}

function boardBadge(place, number) {
  const [x, y] = place.split(" ").map(Number);
  return s("g", { class: "news" }, s("title", {}, say("new")), s("circle", { cx: x, cy: y, r: 10 }), s("text", { x, y: y + 4 }, number));
}

/** A mark on the seats whose people are there, and how many others look on. */
export function showPresence({ seats, watching }) {
  for (const chip of document.querySelectorAll('[data-unit="order"] [data-part]')) chip.classList.toggle("here", seats.some((seat) => chip.dataset.part === `seat:${seat}`));
  $("watching").textContent = watching ? say("watching", { count: watching }) : "";
}

/** One mat lies in front, the other seats are cards beside it. */
export function front(seat) {
  for (const wrapper of document.querySelectorAll(".slot-front")) {
    wrapper.classList.toggle("front", wrapper.firstElementChild?.dataset.seat === String(seat));
  }
  for (const card of document.querySelectorAll(".rival")) card.hidden = card.dataset.seat === String(seat);
  $("main").dataset.facing = seat; // cards say what this seat reaches and can pay
}

export function frontSeat() {
  return Number(document.querySelector(".slot-front.front > [data-unit^='mat:']")?.dataset.seat || 0);
}

/** A line under the question that says what mode this is, with its buttons. */
export function showStatus(text, buttons = []) {
  const line = $("status");
  line.hidden = !text;
  line.replaceChildren(...(text ? [h("span", {}, text), h("span", { class: "grow" }), ...buttons.map(({ label, symbol, run, primary, id }) => h("button", { type: "button", id: id || null, class: `button${primary ? " primary" : ""}`, onclick: run }, symbol ? icon(symbol, 15) : "", label))] : []));
}
