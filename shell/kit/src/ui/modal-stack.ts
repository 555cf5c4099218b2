/** The modal dialogs that are open, the topmost last: all but the topmost one is inert, whatever layer it is painted in. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** A dialog has been shown. @returns to be called when it closes */
export function enterModalStack(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.lastIndexOf(dialog), 1);
    tell();
  };
}

export const topModal = (): HTMLDialogElement | undefined => open.at(-1);

/** @returns how to stop listening */
export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
