// Forms of accounts: each does one thing, and says in its own place why it could not.
import { ago } from "./ago.js";
import { $ } from "./draw.js";
import { call, copy, Refusal, tell } from "./talk.js";

const ACTIONS = {
  login: (body) => call("/api/login", body),
  register: (body) => call("/api/register", body),
  logout: (body) => call("/api/logout", body),
  name: (body) => call("/api/account/name", body),
  password: (body) => call("/api/account/password", body),
  end: (body) => call("/api/account/sessions/end", body),
  "end-others": (body) => call("/api/account/sessions/end-others", body),
  token: (body, form) => call("/api/account/tokens", { label: body.label, scopes: new FormData(form).getAll("scopes"), bot: body.bot || null }),
  revoke: (body) => call("/api/account/tokens/revoke", body),
  bot: (body) => call("/api/account/bots", body),
  "remove-bot": (body) => call("/api/account/bots/remove", body),
  leave: (body) => call("/api/account/leave", body),
};

/** What is told once stays in sight until the page is left. */
function show(place, secret) {
  place.querySelector("code").textContent = secret;
  place.querySelector("[data-copy]").onclick = () => copy(secret);
  place.hidden = false;
  place.querySelector("code").focus();
}

async function send(form) {
  const body = Object.fromEntries([...new FormData(form)].filter(([name]) => name));
  const refusal = form.querySelector(".refusal");
  if (refusal) refusal.hidden = true;
  let done;
  try {
    done = await ACTIONS[form.dataset.do](body, form);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    if (!refusal) return tell(problem.message);
    refusal.textContent = problem.message;
    refusal.hidden = false;
    form.elements[problem.data.field]?.focus();
    return undefined;
  }
  if (form.dataset.shows) return show($(form.dataset.shows), done.secret);
  return form.dataset.then ? location.assign(form.dataset.then) : location.reload();
}

for (const form of document.querySelectorAll("form[data-do]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    await send(form);
    button.disabled = false;
  });
}

ago();
