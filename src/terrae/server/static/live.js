// Announcements of the server: something happened, look again. Survives a lost connection and catches up.
const SLOWEST = 15000;
const AWAY = 20000; // milliseconds in the background after which nobody looks

export class Live {
  /** @param where the address with what we have @param changed called with each announcement @param state called with true or false */
  constructor(where, changed, state) {
    this.where = where;
    this.changed = changed;
    this.state = state;
    this.wait = 500;
    this.open();
    addEventListener("online", () => this.again(0));
    document.addEventListener("visibilitychange", () => {
      clearTimeout(this.leaving);
      if (document.hidden) this.leaving = setTimeout(() => { this.away = true; this.open(); }, AWAY);
      else if (this.away || this.source?.readyState === EventSource.CLOSED) { this.away = false; this.again(0); }
    });
    addEventListener("pagehide", () => this.source?.close());
  }

  open() {
    this.source?.close();
    const source = new EventSource(this.where() + (this.away ? "&away=1" : ""));
    this.source = source;
    source.onopen = () => {
      this.wait = 500;
      this.state(true);
    };
    source.onerror = () => {
      this.state(false);
      source.close();
      this.again(this.wait);
      this.wait = Math.min(SLOWEST, this.wait * 1.7);
    };
    for (const name of ["ply", "table", "presence", "analysis", "chat", "notice"]) {
      source.addEventListener(name, (event) => {
        let data = {};
        try { data = JSON.parse(event.data || "{}"); } catch { data = {}; }
        this.changed(name, data);
      });
    }
  }

  again(delay) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), delay);
  }
}
