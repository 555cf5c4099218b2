import type { SharedHome, SharedList } from '@pokriv/contracts/shared-list/shared-list';

import { listTexts as texts } from './messages.ts';

const titleOf = ({ card, title }: SharedHome): string => card?.title ?? title ?? texts.goneTitle;

/** Votes of others between two states of a list, one sentence each. @param me excluded */
export function voteNews(before: SharedList, after: SharedList, me: string | undefined): string[] {
  const former = new Map(before.homes.map(({ id, votes }) => [id, votes]));
  const others = after.people.filter(({ id }) => id !== me);
  return after.homes.flatMap((home) =>
    others.flatMap(({ id, name }) => {
      const voteIn = (votes: SharedHome['votes'] = []) => votes.find(({ by }) => by === id)?.vote;
      const [was, is] = [voteIn(former.get(home.id)), voteIn(home.votes)];
      if (was === is) return [];
      return [is ? texts.voted[is](name, titleOf(home)) : texts.voteWithdrawn(name, titleOf(home))];
    }),
  );
}
