import { useMemo, useState } from 'react';

import { useRecent } from '../recent/recent-store.ts';
import { rememberViewed, useViewed } from '../recent/viewed-store.ts';

/** Ids of viewed listings and of opened cards; cards of this map also where the device keeps nothing. */
export function useVisited(): { visited: ReadonlySet<string>; visit: (id: string) => void } {
  const recent = useRecent();
  const viewed = useViewed();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const visited = useMemo(
    () => new Set([...recent.map(({ id }) => id), ...viewed, ...opened]),
    [recent, viewed, opened],
  );
  const visit = (id: string): void => {
    rememberViewed(id);
    setOpened((former) => (former.includes(id) ? former : [...former, id]));
  };
  return { visited, visit };
}
