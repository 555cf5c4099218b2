import type { ReactNode } from 'react';

import { useNear } from './use-near.ts';

/** Mounts its children, and so starts their reads, when scrolled near. */
export function Near({ children }: { children: ReactNode }) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return isNear ? children : <div ref={ref} aria-hidden />;
}
