/** Mocks opening, closing and focus of `<dialog>`, which jsdom lacks. Component tests only. */
export function fakeDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('input, select, textarea, button, a')?.focus();
  };

  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = before.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
}
