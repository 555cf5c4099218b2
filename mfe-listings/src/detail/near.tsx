import type { ReactNode } from 'react';

import { useNear } from './use-near.ts';

/** Renders its content, and so starts its reads, when a person scrolls towards it. */
export function Near({ children }: { children: ReactNode }) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return isNear ? children : <div ref={ref} aria-hidden />;
}
