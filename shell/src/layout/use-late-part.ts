import { useLocation } from '@pokriv/web-kit/router';
import { useEffect, useState } from 'react';

/**
 * Lazy frame component for signed-in users; undefined until loaded. A failed load is retried after the next navigation.
 * @param load the same function in every render
 */
export function useLatePart<Part>(load: () => Promise<Part>): { Part: Part | undefined } {
  const [Part, setPart] = useState<Part>();
  const { key } = useLocation();
  useEffect(() => {
    if (Part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => console.warn('frame: part not loaded', error),
    );
  }, [load, Part, key]);
  return { Part };
}
