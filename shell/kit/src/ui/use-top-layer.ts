import { useLayoutEffect, useMemo } from 'react';

import { useIsHydrated } from '../use-hydrated-atom.ts';
import { onModalChange, topModal } from './modal-stack.ts';

function makePlace(): HTMLElement {
  const made = document.createElement('div');
  // Takes no part in the layout of what it lies in.
  Object.assign(made.style, { position: 'absolute', top: '0' });
  return made;
}

/**
 * A place on the page that no modal dialog makes inert: it lies in the topmost open one, at the end of the page while there
 * is none. It moves as it is, so that what is rendered into it keeps its state. Undefined on the server.
 */
export function useTopLayer(): HTMLElement | undefined {
  const isHydrated = useIsHydrated();
  const place = useMemo(() => (isHydrated ? makePlace() : undefined), [isHydrated]);

  useLayoutEffect(() => {
    if (!place) return undefined;
    const settle = () => {
      const parent = topModal() ?? document.body;
      if (place.parentElement !== parent) parent.append(place);
    };
    settle();
    const stop = onModalChange(settle);
    return () => {
      stop();
      place.remove();
    };
  }, [place]);

  return place;
}
