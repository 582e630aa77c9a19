// The home page: one button for each title, games that are brought along, how long ago something happened.
import * as bring from "./bring.js";
import { closeDialog, listen } from "./dialogs.js";
import { say } from "./draw.js";
import { call, careful } from "./talk.js";

for (const form of document.querySelectorAll("form[data-play]")) {
  const button = form.querySelector(".button.primary");
  form.addEventListener("change", (event) => { form.querySelector("output").value = event.target.dataset.level; });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { game, bots, options } = JSON.parse(form.dataset.play);
    const bot = { kind: "bot", bot: form.elements.bot.value };
    button.disabled = true;
    const made = await careful(() => call("/api/tables", { game, seats: [{ kind: "me" }, ...Array(bots).fill(bot)], options }));
    button.disabled = false;
    if (made) location.href = made.url;
  });
}

for (const time of document.querySelectorAll("time[datetime]")) {
  const stamp = /[Z+]|-\d\d:\d\d$/.test(time.dateTime.slice(10)) ? time.dateTime : `${time.dateTime}Z`;
  const minutes = Math.round((Date.now() - new Date(stamp)) / 60000);
  time.textContent = minutes < 2 ? say("now") : minutes < 90 ? say("minutes", { count: minutes }) : minutes < 2880 ? say("hours", { count: Math.round(minutes / 60) }) : say("days", { count: Math.round(minutes / 1440) });
}

listen();
bring.listen();
addEventListener("pageshow", (event) => { if (event.persisted) { closeDialog(); location.reload(); } });
