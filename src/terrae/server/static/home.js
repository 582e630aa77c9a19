// The home page: one button for each title, games that are brought along, how long ago something happened.
import { ago } from "./ago.js";
import * as bring from "./bring.js";
import { closeDialog, listen } from "./dialogs.js";
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

listen();
bring.listen();
addEventListener("pageshow", (event) => { if (event.persisted) { closeDialog(); location.reload(); } });
