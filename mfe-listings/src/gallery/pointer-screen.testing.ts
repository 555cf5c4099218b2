/**
 * A phone of 400 × 600 px whose every element is as large as the screen. jsdom neither lays out nor says that it knows pointers, which
 * the library of gestures asks when it is loaded: import this before the gallery.
 */
const SIZE = { clientWidth: 400, clientHeight: 600 };

for (const [name, value] of Object.entries(SIZE))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, SIZE.clientWidth, SIZE.clientHeight);
Object.assign(HTMLElement.prototype, { setPointerCapture: () => {}, hasPointerCapture: () => false });
window.onpointerdown = null;
