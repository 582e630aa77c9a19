// The search runs in a worker, which browsers refuse to pages that are opened as files: there a hidden frame does its work.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow, page = inside.document;
      inside.importScripts = (...files) => Promise.all(files.map((file) => new Promise((done, failed) => {
        const script = page.createElement("script");
        Object.assign(script, { src: file, onload: done, onerror: failed });
        page.body.append(script);
      })));
      inside.postMessage = (data) => setTimeout(() => {
        const told = new MessageEvent("message", { data: structuredClone(data) });
        this.dispatchEvent(told);
        this.onmessage?.(told);
      });
      this.ready = inside.importScripts(url);
    }
    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) })));
    }
    terminate() { this.frame.remove(); }
  };
}
