import { useMemo, useState } from 'react';

import { useRecent } from '../recent/recent-store.ts';

/** Ids of recently viewed listings, and of cards opened on this map. */
export function useVisited(): { visited: ReadonlySet<string>; visit: (id: string) => void } {
  const recent = useRecent();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const visited = useMemo(() => new Set([...recent.map(({ id }) => id), ...opened]), [recent, opened]);
  return { visited, visit: (id) => setOpened((former) => (former.includes(id) ? former : [...former, id])) };
}
