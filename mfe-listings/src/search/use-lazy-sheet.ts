import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState, type ComponentType } from 'react';

/**
 * A sheet in a chunk of its own: `open` loads it, `Sheet` is undefined until then and after `close`.
 * @param missing text of the toast when it cannot be loaded
 */
export function useLazySheet<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: string,
) {
  const toast = useSetAtom(toastAtom);
  const [Sheet, setSheet] = useState<ComponentType<Props>>();
  const open = (): void =>
    void load().then(
      (sheet) => setSheet(() => sheet),
      () => toast({ tone: 'error', text: missing }),
    );
  return { Sheet, open, close: () => setSheet(undefined) };
}
