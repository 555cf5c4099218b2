const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** @returns to be called when the dialog closes */
export function enterModalStack(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.lastIndexOf(dialog), 1);
    tell();
  };
}

export const topModal = (): HTMLDialogElement | undefined => open.at(-1);

export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
