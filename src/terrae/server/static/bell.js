// The bell: what is new for me at any table, in the page and, if I want, on this device when no page is open.
import { ago } from "./ago.js";
import { $, h, icon, say } from "./draw.js";
import { Live } from "./live.js";
import { call, careful, tell } from "./talk.js";

const pane = $("bell-pane");
const table = window.terrae?.table;
let bell = null;
let work = Promise.resolve();

function show() {
  const button = $("bell");
  const badge = button.querySelector(".bell-badge");
  button.hidden = !bell.plays && !bell.notices.length;
  badge.hidden = !bell.unseen;
  badge.textContent = bell.unseen;
  button.setAttribute("aria-label", bell.unseen ? say("bell-count", { count: bell.unseen }) : say("bell"));
  $("bell-list").replaceChildren(...(bell.notices.length ? bell.notices.map((told) => h("li", { class: told.seen ? "" : "fresh" },
    h("a", { href: told.url }, told.text), h("time", { datetime: told.made }))) : [h("li", {}, say("bell-empty"))]));
  ago($("bell-list"));
}

/** Asks again what is new; what is about the table that is shown was seen, if somebody looks. */
function look() {
  work = work.then(() => careful(async () => {
    bell = await call("/api/notices");
    if (table && !document.hidden && bell.notices.some((told) => !told.seen && told.url === `/table/${table}`)) {
      await call("/api/notices/seen", { table });
      bell = await call("/api/notices");
    }
    show();
  }));
  return work;
}

// This device

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const registered = () => navigator.serviceWorker.getRegistration("/static/worker.js");

async function subscription() {
  return (await registered())?.pushManager.getSubscription();
}

async function subscribe() {
  if (await Notification.requestPermission() !== "granted") { tell(say("bell-refused")); return; }
  const worker = await navigator.serviceWorker.register("/static/worker.js");
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(bell.push) }).catch(() => null);
  if (!made) { tell(say("bell-failed")); return; }
  const { endpoint, keys } = made.toJSON();
  if (await careful(() => call("/api/notices/device", { endpoint, key: keys.p256dh, auth: keys.auth }))) tell(say("bell-on"));
}

async function unsubscribe(made) {
  await careful(() => call("/api/notices/forget", { endpoint: made.endpoint }));
  await made.unsubscribe();
  tell(say("bell-off"));
}

/** When letters are written, for whoever has an address. */
function showLetters() {
  const choose = async ({ target: { value } }) => {
    if (!await careful(() => call("/api/notices/ways", { mail: value }))) return;
    bell.mail = value;
    tell(say(`bell-mail-is-${value}`));
  };
  return h("label", { class: "field" }, h("span", {}, say("bell-mail")), h("select", { id: "bell-mail", onchange: choose },
    ["off", "soon", "daily"].map((when) => h("option", { value: when, selected: bell.mail === when }, say(`bell-mail-${when}`)))));
}

/** The ways besides the page by which somebody can be told. */
async function showWays() {
  $("bell-ways").replaceChildren(...(bell.mail ? [showLetters()] : []));
  if (!bell.push || !("serviceWorker" in navigator) || !("PushManager" in window)) return;
  const made = await subscription();
  $("bell-ways").append(h("button", { type: "button", class: "button wide", id: "bell-device", onclick: async () => {
    pane.hidePopover();
    await (made ? unsubscribe(made) : subscribe());
  } }, icon(made ? "i-mute" : "i-bell", 17), say(made ? "bell-device-off" : "bell-device")));
}

pane.addEventListener("toggle", (event) => {
  if (event.newState !== "open") { look(); return; }
  showWays();
  if (bell?.unseen) careful(() => call("/api/notices/seen", {}));
});
// Escape closes the pane, and nothing else.
addEventListener("keydown", (event) => { if (event.key === "Escape" && pane.matches(":popover-open")) event.stopImmediatePropagation(); }, true);

await look();
if (table) document.addEventListener("terrae:heard", ({ detail: { name } }) => { if (name === "notice" || name === "back") look(); });
else if (bell?.plays) new Live(() => "/api/live?", look, (on) => { if (on) look(); });
