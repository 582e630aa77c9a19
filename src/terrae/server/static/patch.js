// Puts units that changed into the page. A unit is an element with data-unit; its text comes from the server. What is the same
// on both sides stays in its place, so that the browser styles and paints no more than what differs.
const shown = new Map();

/** A unit as an element, from its text. */
export function parse(text, inDrawing) {
  const holder = document.createElement("template");
  holder.innerHTML = inDrawing ? `<svg>${text}</svg>` : text;
  return inDrawing ? holder.content.firstChild.firstChild : holder.content.firstElementChild;
}

const alike = (old, fresh) => old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && old.dataset?.part === fresh.dataset?.part;

function takeAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/** Makes an element what a fresh one is, from both ends inwards; only what lies between is put in or taken out. */
export function become(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) { old.nodeValue = fresh.nodeValue; return; }
  takeAttributes(old, fresh);
  const [were, are] = [[...old.childNodes], [...fresh.childNodes]];
  let first = 0;
  while (first < were.length && first < are.length && alike(were[first], are[first])) { become(were[first], are[first]); first += 1; }
  let [end, last] = [were.length, are.length];
  while (end > first && last > first && alike(were[end - 1], are[last - 1])) { end -= 1; last -= 1; become(were[end], are[last]); }
  const next = were[end] ?? null;
  for (const gone of were.slice(first, end)) gone.remove();
  for (const come of are.slice(first, last)) old.insertBefore(come, next);
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
    const fresh = parse(text, old instanceof SVGElement);
    if (old.tagName === "DETAILS" && old.open) fresh.open = true;
    if (alike(old, fresh)) become(old, fresh); else old.replaceWith(fresh);
    if (known) changed.push(name);
  }
  if (focused && document.activeElement === document.body) {
    document.querySelector(`[data-part="${CSS.escape(focused)}"][tabindex]`)?.focus({ preventScroll: true });
  }
  return changed;
}

const rowsOf = new WeakMap();

/** Lets a list hold these rows, each a key and a way to make it; a row whose key was there before stays as it is. */
export function keepRows(list, rows) {
  const before = rowsOf.get(list) ?? new Map();
  const now = new Map(rows.map(([key, make]) => [key, before.get(key) ?? make()]));
  rowsOf.set(list, now);
  const wanted = new Set(now.values());
  for (const row of [...list.children]) if (!wanted.has(row)) row.remove();
  let here = list.firstElementChild;
  for (const row of wanted) {
    if (row === here) here = here.nextElementSibling;
    else list.insertBefore(row, here);
  }
}

/** The units of the page as they are shown, by name. */
export const painted = () => new Map(shown);

/** What the server painted at first load is shown already; to be asked before anything is lit. */
export function remember() {
  for (const unit of document.querySelectorAll("[data-unit]")) shown.set(unit.dataset.unit, unit.outerHTML);
}
