import { atom } from 'jotai';

/** Spec §9: toasts stay for 4000 ms. */
const VISIBLE_MS = 4000;
/** What can still be taken back stays long enough to be read and reached. */
const WITH_ACTION_MS = 10_000;

export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Pressing it also puts the toast away. */
  action?: { label: string; onPress: () => void };
}

const listAtom = atom<Toast[]>([]);

export const toastsAtom = atom((get) => get(listAtom));

export const dismissToastAtom = atom(null, (_get, set, id: string) => {
  set(listAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});

/**
 * Write-only: `const toast = useSetAtom(toastAtom); toast({ tone: 'success', text: 'Готово' })`. The same text is not
 * piled up; one with an action takes the place of the one before it.
 */
export const toastAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  const isSame = ({ text, tone }: Toast) => text === toast.text && tone === toast.tone;
  if (!toast.action && get(listAtom).some(isSame)) return;
  const id = crypto.randomUUID();
  set(listAtom, (toasts) => [...toasts.filter((shown) => !isSame(shown)), { ...toast, id }]);
  setTimeout(() => set(dismissToastAtom, id), toast.action ? WITH_ACTION_MS : VISIBLE_MS);
});
