// Zooms the board: two fingers, the wheel with Ctrl, or two buttons. The drawing stays sharp, since its view box changes.
const MOST = 4;

export function zoomable(board, buttons) {
  const [left, top, wide, high] = board.getAttribute("viewBox").split(" ").map(Number);
  let view = { x: left, y: top, scale: 1 };
  const fingers = new Map();
  let moved = false;

  function show() {
    const scale = Math.min(MOST, Math.max(1, view.scale));
    const w = wide / scale;
    const t = high / scale;
    view = { scale, x: Math.min(left + wide - w, Math.max(left, view.x)), y: Math.min(top + high - t, Math.max(top, view.y)) };
    board.setAttribute("viewBox", `${view.x} ${view.y} ${w} ${t}`);
    board.classList.toggle("zoomed", scale > 1.01);
  }

  /** A point of the window in units of the drawing, wherever the drawing lies in its room. */
  const inside = (x, y) => new DOMPoint(x, y).matrixTransform(board.getScreenCTM().inverse());

  /** Zoom so that the point under the fingers stays under them. */
  function zoom(factor, clientX, clientY) {
    const fixed = inside(clientX, clientY);
    const scale = Math.min(MOST, Math.max(1, view.scale * factor));
    const shrunk = view.scale / scale;
    view = { scale, x: fixed.x - (fixed.x - view.x) * shrunk, y: fixed.y - (fixed.y - view.y) * shrunk };
    show();
  }

  function drag(dx, dy) {
    const { a } = board.getScreenCTM();
    view.x -= dx / a;
    view.y -= dy / a;
    show();
  }

  board.addEventListener("pointerdown", (event) => { fingers.set(event.pointerId, event); moved = false; });
  board.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.clientX;
    const dy = event.clientY - before.clientY;
    if (fingers.size === 2) {
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      const far = (a) => Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY);
      moved = true;
      zoom(far(event) / Math.max(1, far(before)), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
    } else if (view.scale > 1.01 && (moved || Math.hypot(dx, dy) > 6)) {
      moved = true;
      drag(dx, dy);
    } else return;
    fingers.set(event.pointerId, event);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) board.addEventListener(end, (event) => fingers.delete(event.pointerId));
  board.addEventListener("touchmove", (event) => { if (event.touches.length > 1) event.preventDefault(); }, { passive: false });
  board.addEventListener("click", (event) => { if (moved) { event.stopPropagation(); moved = false; } }, true);
  board.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
  }, { passive: false });
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const room = board.getBoundingClientRect();
      zoom(button.dataset.zoom === "in" ? 1.5 : 1 / 1.5, room.left + room.width / 2, room.top + room.height / 2);
    });
  }
}
