import type { ReactNode } from 'react';

import { useNear } from './use-near.ts';

export function Near({ children }: { children: ReactNode }) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return isNear ? children : <div ref={ref} aria-hidden />;
}
