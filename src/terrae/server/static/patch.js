// Replaces units that changed. A unit is an element with data-unit; its text comes from the server.
const shown = new Map();

function parse(text, inDrawing) {
  const holder = document.createElement("template");
  holder.innerHTML = inDrawing ? `<svg>${text}</svg>` : text;
  return inDrawing ? holder.content.firstChild.firstChild : holder.content.firstElementChild;
}

/** Puts units into the page; answers which of them really changed. */
export function patch(units) {
  const changed = [];
  const focused = document.activeElement?.closest?.("[data-part]")?.dataset.part;
  for (const [name, text] of Object.entries(units || {})) {
    if (shown.get(name) === text) continue;
    const known = shown.has(name);
    shown.set(name, text);
    const old = document.querySelector(`[data-unit="${CSS.escape(name)}"]`);
    if (!old) continue;
    const open = old.tagName === "DETAILS" && old.open;
    const fresh = parse(text, old instanceof SVGElement);
    if (open) fresh.open = true;
    old.replaceWith(fresh);
    if (known) changed.push(name);
  }
  if (focused && document.activeElement === document.body) {
    document.querySelector(`[data-part="${CSS.escape(focused)}"][tabindex]`)?.focus({ preventScroll: true });
  }
  return changed;
}

/** What the server painted at first load is shown already. */
export function remember(units) {
  for (const [name, text] of Object.entries(units || {})) shown.set(name, text);
}
