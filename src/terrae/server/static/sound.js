// Two wooden knocks: your turn. Nothing is told by sound alone.
let context = null;

function knock(at, pitch) {
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + 0.07);
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(0.35, at + 0.004);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.11);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.13);
}

export const sound = {
  get on() { try { return localStorage.getItem("sound") !== "off"; } catch { return true; } },
  set on(value) { try { localStorage.setItem("sound", value ? "on" : "off"); } catch { /* a private window forgets it */ } },
  knock() {
    if (!this.on || navigator.userActivation?.hasBeenActive === false) return; // a browser lets nobody be woken by a page they never touched
    try {
      context ??= new AudioContext();
      if (context.state === "suspended") context.resume();
      knock(context.currentTime + 0.02, 420);
      knock(context.currentTime + 0.17, 350);
    } catch { context = null; }
  },
};
