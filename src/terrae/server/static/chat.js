// Chat at a table. Whatever people say is put on the page as text.
import { closeDialog, dialog } from "./dialogs.js";
import { $, disc, h, icon, say } from "./draw.js";
import { call, careful, tell } from "./talk.js";

let path = "";
let tab = null;        // the button that opens the chat
let rooms = [];
let messages = [];
let waiting = Promise.resolve();

const last = () => messages.at(-1)?.id ?? 0;
const place = () => `chat:${path}`;

function lastSeen() {
  try { return Number(localStorage.getItem(place()) || 0); } catch { return 0; }
}

/** Everything that was said so far has been shown. */
export function seen() {
  try { localStorage.setItem(place(), last()); } catch { /* the badge stays until the page is left */ }
  showCount();
  $("said").scrollTop = $("said").scrollHeight;
}

/** On the tab: how many messages of others came since it was open. */
function showCount() {
  const fresh = messages.filter((message) => !message.mine && !message.muted && message.id > lastSeen()).length;
  tab.querySelector(".news-badge")?.remove();
  if (fresh) tab.append(h("span", { class: "news-badge" }, fresh));
  document.querySelector('[data-tab="log"]').classList.toggle("dot", fresh > 0);
}

function row(message) {
  const { name } = message;
  const when = h("time", { datetime: message.said, title: new Date(message.said).toLocaleString(document.documentElement.lang) }, say("chat-move", { ply: message.ply }));
  return h("li", { class: `said${message.mine ? " mine" : ""}`, "data-said": message.id, "data-room": message.room }, message.seat ? disc(message.seat) : icon("i-eye", 18),
    h("div", {}, h("p", { class: "who" }, h("b", {}, name), when), h("p", { class: "text" }, message.text)),
    message.mine ? "" : h("button", { type: "button", class: "tool", "aria-label": say("chat-about", { name }), onclick: () => about(message) }, icon("i-menu", 15)));
}

/** Of whoever is not heard, a line stands for all that was said in a row. */
function unheard(messages) {
  const message = messages.at(-1);
  const { name } = message;
  return h("li", { class: "said muted", "data-said": messages.map(({ id }) => id).join(" ") }, h("p", {}, say("chat-muted", { name, count: messages.length })), h("button", { type: "button", class: "link", onclick: () => mute(message, false) }, say("chat-hear", { name })));
}

function rowsOf(said) {
  const groups = [];
  for (const message of said) {
    const last = groups.at(-1);
    if (message.muted && last?.[0].muted && last[0].name === message.name) last.push(message); else groups.push([message]);
  }
  return groups.map((group) => (group[0].muted ? unheard(group) : row(group[0])));
}

function show() {
  const list = $("said");
  const pinned = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  const rows = [];
  rooms.forEach((room) => {
    const said = messages.filter((message) => message.room === room);
    if (rooms.length > 1) rows.push(h("li", { class: "room" }, say(`chat-room-${room}`)));
    else rows.push(h("li", { class: "room" }, say(`chat-for-${room}`)));
    rows.push(...(said.length ? rowsOf(said) : [h("li", { class: "room" }, say("chat-empty"))]));
  });
  list.replaceChildren(...rows);
  if (pinned) list.scrollTop = list.scrollHeight;
  if (document.body.dataset.leaf === "chat") seen(); else showCount();
}

/** What can be done about something that somebody said. */
function about(message) {
  const { name } = message;
  const reason = h("input", { type: "text", maxlength: 500, id: "report-reason" });
  dialog(say("chat-about", { name }), h("blockquote", { class: "quote" }, message.text),
    h("button", { type: "button", class: "button wide", id: "mute", onclick: () => { closeDialog(); mute(message, true); } }, icon("i-mute", 17), say("chat-mute", { name })),
    h("p", {}, say("chat-mute-about", { name })),
    h("label", { class: "field" }, h("span", {}, say("chat-reason")), reason),
    h("button", { type: "button", class: "button wide", id: "report", onclick: async () => {
      closeDialog();
      if (await careful(() => call(`${path}/report`, { message: message.id, reason: reason.value }))) tell(say("chat-reported"));
    } }, icon("i-warn", 17), say("chat-report")));
}

async function mute(message, muted) {
  if (!await careful(() => call(`${path}/mute`, { message: message.id, muted }))) return;
  await load(true);
  $("said").querySelector(`[data-said~="${message.id}"] button`)?.focus();
}

/** Reads what is new, or everything anew; one request after the other. */
export function load(anew = false) {
  waiting = waiting.then(() => careful(async () => {
    const known = anew ? 0 : last();
    const talk = await call(`${path}/chat?after=${known}`);
    if (String(talk.rooms) !== String(rooms) && known) { messages = []; rooms = talk.rooms; load(true); return; }
    rooms = talk.rooms;
    messages = known ? [...messages, ...talk.messages] : talk.messages;
    tab.hidden = !rooms.length;
    $("say").hidden = !talk.speaks;
    show();
  }));
  return waiting;
}

/** Something was said in a room. */
export function heard({ room, last: number }) {
  if (rooms.includes(room) && number > last()) load();
}

export function listen(address, button) {
  path = address;
  tab = button;
  $("say").addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = $("say-text").value;
    if (!text.trim()) return;
    if (await careful(() => call(`${path}/chat`, { text }))) { $("say-text").value = ""; load(); }
  });
  load();
}
