// The end of a game: once more, against the same seats.
import { $ } from "./draw.js";
import { call, careful } from "./talk.js";

$("rematch")?.addEventListener("click", async (event) => {
  const { table, rematch } = event.currentTarget.dataset;
  const made = rematch ? { url: `/table/${rematch}` } : await careful(() => call(`/api/tables/${table}/rematch`, {}));
  if (made) location.href = made.url;
});
