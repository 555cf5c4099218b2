import { atom } from 'jotai';

/** Spec §9: toasts stay for 4000 ms. */
const VISIBLE_MS = 4000;
/** What can still be taken back stays long enough to be read and reached. */
const WITH_ACTION_MS = 10_000;
/** More would cover the page: the others wait until one of these has gone. */
const SHOWN_MAX = 3;

export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Pressing it also puts the toast away. */
  action?: { label: string; onPress: () => void };
}

/** How long a toast stays while nobody looks at it, in ms from the moment when it is shown. */
export const stayOf = ({ action }: Pick<Toast, 'action'>): number => (action ? WITH_ACTION_MS : VISIBLE_MS);

const listAtom = atom<Toast[]>([]);

/** All of them, the waiting ones too. */
export const toastsAtom = atom((get) => get(listAtom));

/** Those that are on screen, oldest first. */
export const shownToastsAtom = atom((get) => get(listAtom).slice(0, SHOWN_MAX));

export const dismissToastAtom = atom(null, (_get, set, id: string) => {
  set(listAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});

/**
 * Write-only: `const toast = useSetAtom(toastAtom); toast({ tone: 'success', text: 'Готово' })`. The same text is not
 * piled up; one with an action takes the place of the one before it. Its time runs only while it is on screen, so what
 * puts it away is the part that shows it.
 */
export const toastAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  const isSame = ({ text, tone }: Toast) => text === toast.text && tone === toast.tone;
  if (!toast.action && get(listAtom).some(isSame)) return;
  const id = crypto.randomUUID();
  set(listAtom, (toasts) => [...toasts.filter((shown) => !isSame(shown)), { ...toast, id }]);
});
