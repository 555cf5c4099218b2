import { atom } from 'jotai';

/** Spec §9: toasts stay for 4000 ms. */
const VISIBLE_MS = 4000;
const WITH_ACTION_MS = 10_000;
const SHOWN_MAX = 3;

export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; onPress: () => void };
}

/** Visible time of a toast, ms, without pauses. */
export const stayOf = ({ action }: Pick<Toast, 'action'>): number => (action ? WITH_ACTION_MS : VISIBLE_MS);

const listAtom = atom<Toast[]>([]);

export const toastsAtom = atom((get) => get(listAtom));

export const shownToastsAtom = atom((get) => get(listAtom).slice(0, SHOWN_MAX));

export const dismissToastAtom = atom(null, (_get, set, id: string) => {
  set(listAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});

/**
 * Write-only: `const toast = useSetAtom(toastAtom); toast({ tone: 'success', text: 'Готово' })`. Dedupes equal texts;
 * a toast with an action replaces the previous one with an action. The component dismisses it, since only visible time
 * counts.
 */
export const toastAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  const isSame = ({ text, tone }: Toast) => text === toast.text && tone === toast.tone;
  if (!toast.action && get(listAtom).some(isSame)) return;
  const id = crypto.randomUUID();
  set(listAtom, (toasts) => [...toasts.filter((shown) => !isSame(shown)), { ...toast, id }]);
});
