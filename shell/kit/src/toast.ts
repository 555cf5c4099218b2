import { atom } from 'jotai';

/** Spec §9: toasts stay for 4000 ms. */
const VISIBLE_MS = 4000;

export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'info';
  text: string;
}

const listAtom = atom<Toast[]>([]);

export const toastsAtom = atom((get) => get(listAtom));

export const dismissToastAtom = atom(null, (_get, set, id: string) => {
  set(listAtom, (toasts) => toasts.filter((toast) => toast.id !== id));
});

/** Write-only: `const toast = useSetAtom(toastAtom); toast({ tone: 'success', text: 'Готово' })`. The same text is not piled up. */
export const toastAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  const isShown = get(listAtom).some(({ text, tone }) => text === toast.text && tone === toast.tone);
  if (isShown) return;
  const id = crypto.randomUUID();
  set(listAtom, (toasts) => [...toasts, { ...toast, id }]);
  setTimeout(() => set(dismissToastAtom, id), VISIBLE_MS);
});
