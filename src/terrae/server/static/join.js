// An invitation: one button, one seat.
import { $ } from "./draw.js";
import { call, careful } from "./talk.js";

const data = JSON.parse($("data").textContent);
$("join").addEventListener("submit", async (event) => {
  event.preventDefault();
  const done = await careful(() => call(`/api/tables/${data.table}/join`, { token: data.token, name: $("join-name")?.value }));
  if (done) location.href = done.url;
});
