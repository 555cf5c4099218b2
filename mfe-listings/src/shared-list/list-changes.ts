import type { SharedHome, SharedList } from '@pokriv/contracts/shared-list/shared-list';
import type { SharedVote } from '@pokriv/contracts/shared-list/shared-list-rules';

/** Optimistic update of the list, until the reply. */
export type ListChange = (list: SharedList) => SharedList;

const inHome =
  (id: string, change: (home: SharedHome) => SharedHome): ListChange =>
  (list) => ({ ...list, homes: list.homes.map((home) => (home.id === id ? change(home) : home)) });

export const withVote = (by: string, homeId: string, vote: SharedVote | null): ListChange =>
  inHome(homeId, (home) => {
    const others = home.votes.filter((one) => one.by !== by);
    return { ...home, votes: vote === null ? others : [...others, { by, vote }] };
  });

export const withoutNote = (homeId: string, noteId: string): ListChange =>
  inHome(homeId, (home) => ({ ...home, notes: home.notes.filter(({ id }) => id !== noteId) }));
