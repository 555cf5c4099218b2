import { useCallback, type RefCallback } from 'react';

import { addImpression, isCounted } from './impressions.ts';

const SHARE = 0.5;
const VISIBLE_MS = 1000;

interface Watched {
  id: string;
  token: string;
  timer?: ReturnType<typeof setTimeout>;
}
const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;

function onChange(changes: IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio } of changes) {
    const entry = watched.get(target);
    clearTimeout(entry?.timer);
    if (entry && intersectionRatio >= SHARE) entry.timer = setTimeout(() => settle(target), VISIBLE_MS);
  }
}

function settle(element: Element): void {
  const entry = watched.get(element);
  if (!entry) return;
  observer?.unobserve(element);
  if (document.visibilityState === 'visible') {
    addImpression(entry.id, entry.token);
    watched.delete(element);
  } else {
    // Background tabs do not count; observing again re-evaluates visibility on return.
    observer?.observe(element);
  }
}

function watch(element: Element, seen: Pick<Watched, 'id' | 'token'>): () => void {
  observer ??= new IntersectionObserver(onChange, { threshold: SHARE });
  watched.set(element, { ...seen });
  observer.observe(element);
  return () => {
    clearTimeout(watched.get(element)?.timer);
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** Ref callback that counts an impression; no-op without a token. */
export function useImpression(id: string, token: string | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (!element || !token || isCounted(id) || !('IntersectionObserver' in globalThis)) return undefined;
      return watch(element, { id, token });
    },
    [id, token],
  );
}
