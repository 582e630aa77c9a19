// Forms of accounts: each does one thing, and says in its own place why it could not.
import { ago } from "./ago.js";
import { $, say } from "./draw.js";
import { sure } from "./sure.js";
import { call, copy, Refusal, tell, tellNext } from "./talk.js";

const ACTIONS = {
  login: (body) => call("/api/login", body),
  register: (body) => call("/api/register", body),
  logout: (body) => call("/api/logout", body),
  name: (body) => call("/api/account/name", body),
  password: (body) => call("/api/account/password", body),
  end: (body) => call("/api/account/sessions/end", body),
  "end-others": (body) => call("/api/account/sessions/end-others", body),
  token: (body, form) => call("/api/account/tokens", { label: body.label, scopes: new FormData(form).getAll("scopes"), bot: body.bot || null, days: body.days ? Number(body.days) : null }),
  revoke: (body) => call("/api/account/tokens/revoke", body),
  bot: (body) => call("/api/account/bots", body),
  "remove-bot": (body) => call("/api/account/bots/remove", body),
  "remove-passkey": (body) => call("/api/account/passkeys/remove", body),
  letter: (body) => call("/api/login/mail", body),
  mail: (body) => call("/api/account/mail", body),
  enter: (body) => call("/api/login/link", body),
  "mail-prove": (body) => call("/api/account/mail/prove", body),
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
  if (form.dataset.says && body.mail !== "") { form.querySelector(".done").hidden = false; return undefined; }
  if (form.dataset.shows) return show($(form.dataset.shows), done.secret);
  return go(form.dataset);
}

/** On to where something leads, with a word about what was done. */
function go({ then, told }) {
  if (told) tellNext(told);
  if (then) location.assign(then); else location.reload();
}

for (const form of document.querySelectorAll("form[data-do]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    if ("sure" in form.dataset && !sure(button)) return;
    button.disabled = true;
    await send(form);
    button.disabled = false;
  });
}

// Passkeys: the browser keeps a key, and shows it when it is asked for.
const KEYS = {
  async make() {
    const { options } = await call("/api/account/passkeys/begin", {});
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
    const made = await navigator.credentials.create({ publicKey });
    await call("/api/account/passkeys", { credential: JSON.stringify(made.toJSON()) });
  },
  async login() {
    const { options } = await call("/api/login/passkey/begin", {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
    const shown = await navigator.credentials.get({ publicKey });
    await call("/api/login/passkey", { credential: JSON.stringify(shown.toJSON()) });
  },
};
// Browsers make keys for names only, not for bare addresses.
if ($("passkey") && window.PublicKeyCredential?.parseCreationOptionsFromJSON && !/^[\d.]+$|:/.test(location.hostname)) {
  $("passkey").hidden = false;
  const button = $("passkey").querySelector("[data-passkey]");
  button.addEventListener("click", async () => {
    try {
      await KEYS[button.dataset.passkey]();
    } catch (problem) {
      if (problem instanceof DOMException) return tell(say(problem.name === "InvalidStateError" ? "passkey-known" : "passkey-none"));
      if (problem instanceof Refusal) return tell(problem.message);
      throw problem;
    }
    return go(button.dataset);
  });
}

ago();
