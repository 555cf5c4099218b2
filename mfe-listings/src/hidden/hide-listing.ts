import type { Toast } from '@pokriv/web-kit/toast';

import { addHidden, removeHidden } from './hidden-store.ts';
import { hiddenTexts as texts } from './messages.ts';

const rowOf = (id: string) => document.querySelector(`[data-listing="${id}"]`);
const focusIn = (row: Element | undefined | null) => row?.querySelector<HTMLElement>('h3 a')?.focus();

const isShown = (row: Element): boolean => getComputedStyle(row).display !== 'none';

/** The next shown row, otherwise the one before. */
function neighbourOf(row: Element): Element | undefined {
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  return [...rows.slice(at + 1), ...rows.slice(0, at).reverse()].find(isShown);
}

/** Hides a listing, with an undo. The focus moves on, since its button disappears: to another card, or to the page's note. */
export function hideListing(id: string, toast: (toast: Omit<Toast, 'id'>) => void): void {
  const focused = document.activeElement?.closest('[data-listing]');
  const next = focused && neighbourOf(focused);
  if (!addHidden(id)) return toast({ tone: 'error', text: texts.notStored });
  focusIn(next);
  document.querySelector<HTMLElement>(`[data-hidden-note="${id}"] button`)?.focus();
  const undo = () => {
    removeHidden(id);
    focusIn(rowOf(id));
  };
  toast({ tone: 'success', text: texts.hidden, action: { label: texts.undo, onPress: undo } });
}
