import type { SharedHome } from '@pokriv/contracts/shared-list/shared-list';

/** Orders of the homes of a shared list; the list itself has them as its owner chose them. */
export const homeOrders = { added: 'Както са добавени', votes: 'Най-харесвани първо' } as const;
export type HomeOrder = keyof typeof homeOrders;

/** Parses the query parameter; an unknown value falls back to the default order. */
export const readHomeOrder = (text: string | null): HomeOrder => (text === 'votes' ? text : 'added');

type Voted = Pick<SharedHome, 'id' | 'votes'>;

const scoreOf = ({ votes }: Voted): number =>
  votes.reduce((score, { vote }) => score + (vote === 'for' ? 1 : -1), 0);

/** Ids by votes for less those against; equal ones stay as they are. */
export const idsInOrder = (homes: readonly Voted[], order: HomeOrder): string[] =>
  (order === 'votes' ? homes.toSorted((one, other) => scoreOf(other) - scoreOf(one)) : homes).map(
    ({ id }) => id,
  );
