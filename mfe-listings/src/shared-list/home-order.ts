import type { SharedHome } from '@pokriv/contracts/shared-list/shared-list';

/** `added` is the owner's order. */
export const homeOrders = { added: 'Както са добавени', votes: 'Най-харесвани първо' } as const;
export type HomeOrder = keyof typeof homeOrders;

/** Unknown values give the default order. */
export const readHomeOrder = (text: string | null): HomeOrder => (text === 'votes' ? text : 'added');

type Voted = Pick<SharedHome, 'id' | 'votes'>;

const scoreOf = ({ votes }: Voted): number =>
  votes.reduce((score, { vote }) => score + (vote === 'for' ? 1 : -1), 0);

/** Sorted by votes for minus against; ties keep their order. */
export const idsInOrder = (homes: readonly Voted[], order: HomeOrder): string[] =>
  (order === 'votes' ? homes.toSorted((one, other) => scoreOf(other) - scoreOf(one)) : homes).map(
    ({ id }) => id,
  );
