import type { SharedHome } from '@pokriv/contracts/shared-list/shared-list';
import { useSearchParams } from '@pokriv/web-kit/router';
import { useState } from 'react';

import { idsInOrder, readHomeOrder, type HomeOrder } from './home-order.ts';

/**
 * Homes in the order of the URL. Incoming votes do not move them under a finger: only a new order, an added or removed
 * home, or a reload sorts them.
 */
export function useHomeOrder(homes: readonly SharedHome[]) {
  const [params, setParams] = useSearchParams();
  const order = readHomeOrder(params.get('sort'));
  const key = [order, ...homes.map(({ id }) => id)].join(' ');
  const [sorted, setSorted] = useState(() => ({ key, ids: idsInOrder(homes, order) }));
  const { ids } = sorted.key === key ? sorted : { ids: idsInOrder(homes, order) };
  if (sorted.key !== key) setSorted({ key, ids });
  const byId = new Map(homes.map((home) => [home.id, home]));
  const choose = (next: HomeOrder) =>
    setParams(
      (before) => {
        const others = [...before].filter(([name]) => name !== 'sort');
        return new URLSearchParams(next === 'added' ? others : [...others, ['sort', next]]);
      },
      { replace: true },
    );
  return { ordered: ids.flatMap((id) => byId.get(id) ?? []), order, choose };
}
