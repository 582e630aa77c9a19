// Buttons that begin a lesson or a puzzle at a table of its own.
import { call, careful } from "./talk.js";

for (const button of document.querySelectorAll("[data-guide]")) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    const made = await careful(() => call("/api/guided", { guide: button.dataset.guide }));
    button.disabled = false;
    if (made) location.href = made.url;
  });
}
