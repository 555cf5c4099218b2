/**
 * Mock screen of 400 × 600 px: jsdom has no layout and no pointer events. Import it before the gallery, whose gesture
 * library detects pointer events on import.
 */
const SIZE = { clientWidth: 400, clientHeight: 600 };

for (const [name, value] of Object.entries(SIZE))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, SIZE.clientWidth, SIZE.clientHeight);
Object.assign(HTMLElement.prototype, { setPointerCapture: () => {}, hasPointerCapture: () => false });
window.onpointerdown = null;
