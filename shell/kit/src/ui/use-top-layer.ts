import { useLayoutEffect, useMemo } from 'react';

import { useIsHydrated } from '../use-hydrated.ts';
import { onModalChange, topModal } from './modal-stack.ts';

function makePlace(): HTMLElement {
  const made = document.createElement('div');
  Object.assign(made.style, { position: 'absolute', top: '0' });
  return made;
}

/**
 * Container that no modal dialog makes inert: inside the topmost dialog, otherwise at the end of <body>. The element is
 * moved, so that its portal keeps its state. Undefined on the server.
 */
export function useTopLayer(): HTMLElement | undefined {
  const isHydrated = useIsHydrated();
  const place = useMemo(() => (isHydrated ? makePlace() : undefined), [isHydrated]);

  useLayoutEffect(() => {
    if (!place) return undefined;
    const moveToTop = () => {
      const parent = topModal() ?? document.body;
      if (place.parentElement !== parent) parent.append(place);
    };
    moveToTop();
    const stop = onModalChange(moveToTop);
    return () => {
      stop();
      place.remove();
    };
  }, [place]);

  return place;
}
