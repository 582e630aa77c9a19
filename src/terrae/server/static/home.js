// The home page: sets tables up, opens game files, tells how long ago something happened.
import { closeDialog, dialog, listen } from "./dialogs.js";
import { $, h, icon, say } from "./draw.js";
import { call, careful, copy } from "./talk.js";

const data = JSON.parse($("data").textContent);
const gameOf = (name) => data.games.find((game) => game.name === name);

/** A line for each seat: who sits there. */
function seatLines(form) {
  const game = gameOf(form.dataset.game);
  const count = Number(form.querySelector(".count input:checked").value);
  const list = form.querySelector(".who-sits");
  const before = [...list.querySelectorAll("select")].map((select) => select.value);
  list.replaceChildren(...Array.from({ length: count }, (_, place) => {
    const options = [["me", say("seat-me")], ["hot", say("seat-hot")], ["open", say("seat-open")], ...game.bots.map((bot) => [`bot:${bot.name}`, say("seat-bot", { bot: bot.name })])];
    const wanted = before[place] ?? (place === 0 ? "me" : `bot:${game.preferred_bot}`);
    return h("li", {}, h("label", {}, h("span", {}, say("seat", { seat: place + 1 })), h("select", { "data-seat": place + 1 }, options.map(([value, label]) => h("option", { value, selected: value === wanted }, label)))));
  }));
}

function seatsOf(form) {
  return [...form.querySelectorAll(".who-sits select")].map((select) => {
    const [kind, bot] = select.value.split(":");
    return bot ? { kind, bot } : { kind };
  });
}

/** Makes a table and goes there; links of open seats are shown first. */
async function open(body) {
  const made = await careful(() => call("/api/tables", body));
  if (!made) return;
  const links = Object.entries(made.invites || {});
  if (!links.length) { location.href = made.url; return; }
  dialog(say("invites"), h("p", {}, say("invites-about")), h("ul", { class: "seat-list" }, links.map(([seat, url]) => {
    const link = new URL(url, location.href).href;
    return h("li", {}, h("span", {}, say("seat", { seat })), h("input", { type: "text", readonly: true, value: link, class: "invite-link", "aria-label": say("invite-link", { seat }), onfocus: (event) => event.target.select() }),
      h("button", { type: "button", class: "button", onclick: () => copy(link) }, icon("i-link", 16), say("copy")));
  })), h("a", { class: "button primary", href: made.url, id: "to-table" }, say("to-table")));
}

for (const form of document.querySelectorAll("form.setup")) {
  seatLines(form);
  form.querySelector(".count").addEventListener("change", () => seatLines(form));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const game = gameOf(form.dataset.game);
    const options = {};
    for (const field of form.querySelectorAll("[data-option]")) {
      const usual = game.options.find((option) => option.name === field.dataset.option).default;
      if (field.value.trim() && field.value.trim() !== usual) options[field.dataset.option] = field.value.trim();
    }
    const body = { game: game.name, seats: seatsOf(form), options, public: form.elements.public.checked };
    if (form.elements["table-name"].value.trim()) body.name = form.elements["table-name"].value.trim();
    const button = form.querySelector(".play-now");
    button.disabled = true;
    await open(body);
    button.disabled = false;
  });
}

for (const button of document.querySelectorAll("[data-first]")) {
  button.addEventListener("click", () => {
    const game = gameOf(button.dataset.first);
    const bot = { kind: "bot", bot: game.preferred_bot };
    open({ game: game.name, seats: [{ kind: "me" }, ...Array(Math.max(game.fewest, Math.min(game.most, 4)) - 1).fill(bot)], options: game.first_game, public: false });
  });
}

$("bring-file").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (file) $("bring-text").value = await file.text();
});
$("bring").addEventListener("submit", async (event) => {
  event.preventDefault();
  const made = await careful(() => call("/api/import", { text: $("bring-text").value }));
  if (made) location.href = made.url;
});

for (const time of document.querySelectorAll("time[datetime]")) {
  const stamp = /[Z+]|-\d\d:\d\d$/.test(time.dateTime.slice(10)) ? time.dateTime : `${time.dateTime}Z`;
  const minutes = Math.round((Date.now() - new Date(stamp)) / 60000);
  time.textContent = minutes < 2 ? say("now") : minutes < 90 ? say("minutes", { count: minutes }) : minutes < 2880 ? say("hours", { count: Math.round(minutes / 60) }) : say("days", { count: Math.round(minutes / 1440) });
}

listen();
addEventListener("pageshow", (event) => { if (event.persisted) { closeDialog(); location.reload(); } });
