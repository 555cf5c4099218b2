import type { SharedHome, SharedPerson } from '@pokriv/contracts/shared-list/shared-list';
import { sharedVotes, type SharedVote } from '@pokriv/contracts/shared-list/shared-list-rules';
import { Cluster, Stack, Text } from '@pokriv/web-kit/ui';
import { Chip } from '@pokriv/web-kit/ui/forms';
import { ThumbsDown, ThumbsUp } from 'lucide-react';

import { listTexts as texts } from './messages.ts';

const kinds = Object.keys(sharedVotes) as SharedVote[];
const icons = { for: ThumbsUp, against: ThumbsDown } as const;

export interface OfHome {
  home: SharedHome;
  title: string;
  people: readonly SharedPerson[];
  me: string | undefined;
  onJoin: () => void;
}

type VoteButtonsProps = OfHome & { vote: (home: string, vote: SharedVote | null) => Promise<boolean> };

/** Votes for and against, with the voters' names. */
export function VoteButtons({ home, title, people, me, vote, onJoin }: VoteButtonsProps) {
  const own = home.votes.find(({ by }) => by === me)?.vote;
  const namesOf = (kind: SharedVote): string[] =>
    people
      .filter(({ id }) => home.votes.some((one) => one.by === id && one.vote === kind))
      .map(({ name }) => name);
  return (
    <Stack $gap={2}>
      <Cluster $gap={2} role="group" aria-label={texts.votesFor(title)}>
        {kinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <Chip
              key={kind}
              pressed={own === kind}
              onToggle={(isOn) => (me === undefined ? onJoin() : void vote(home.id, isOn ? kind : null))}
            >
              <Icon />
              {sharedVotes[kind]} {namesOf(kind).length}
            </Chip>
          );
        })}
      </Cluster>
      {home.votes.length === 0 ? (
        <Text $size="small" $tone="muted">
          {texts.noVotes}
        </Text>
      ) : (
        kinds
          .filter((kind) => namesOf(kind).length > 0)
          .map((kind) => (
            <Text key={kind} $size="small">
              {sharedVotes[kind]}: {namesOf(kind).join(', ')}
            </Text>
          ))
      )}
    </Stack>
  );
}
