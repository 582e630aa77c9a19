// The explorer: a button sets up a table like the games one looks at.
import { call, careful } from "./talk.js";

for (const button of document.querySelectorAll("[data-table]")) {
  button.addEventListener("click", async () => {
    const { game, bots, options } = JSON.parse(button.dataset.table);
    button.disabled = true;
    const made = await careful(() => call("/api/tables", { game, seats: [{ kind: "me" }, ...Array(bots).fill({ kind: "bot" })], options }));
    button.disabled = false;
    if (made) location.href = made.url;
  });
}
