// The home page: one button for each title, games that are brought along, how long ago something happened.
import { ago } from "./ago.js";
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

ago();

for (const time of document.querySelectorAll("time[data-until]")) {
  const minutes = Math.floor((new Date(time.dataset.until) - Date.now()) / 60000);
  time.textContent = minutes < 0 ? say("until-over") : minutes < 90 ? say("until-minutes", { count: minutes }) : minutes < 2880 ? say("until-hours", { count: Math.round(minutes / 60) }) : say("until-days", { count: Math.round(minutes / 1440) });
  time.classList.toggle("soon", minutes < 180);
}

listen();
bring.listen();
addEventListener("pageshow", (event) => { if (event.persisted) { closeDialog(); location.reload(); } });
