import { AppError } from '@pokriv/contracts/errors';
import type { FavoriteCard } from '@pokriv/contracts/listing/property-endpoints';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { OwnSharedList } from '@pokriv/contracts/shared-list/shared-list';
import { SHARED_LIST_LIMITS } from '@pokriv/contracts/shared-list/shared-list-rules';
import { call, refresh } from '@pokriv/web-kit/api';
import { formatCount, formatDate } from '@pokriv/web-kit/format';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Badge, Button, ButtonLink, Card, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { Link2Off, Plus } from 'lucide-react';
import { useId, useState } from 'react';

import { LinkButtons } from '../share/link-buttons.tsx';
import { shareTexts } from '../share/messages.ts';
import { sharedListLink } from '../share/shared-list-link.ts';
import { sharingTexts as texts } from './share-messages.ts';

interface OwnListCardProps {
  list: OwnSharedList;
  /** Undefined while loading. */
  cards: readonly FavoriteCard[] | undefined;
  onStop: () => void;
}

export function OwnListCard({ list, cards = [], onStop }: OwnListCardProps) {
  const { token, homes, createdAt, endsAt, newVotes, newNotes } = list;
  const titleId = useId();
  const toast = useSetAtom(toastAtom);
  const [isAdding, setIsAdding] = useState(false);
  const free = SHARED_LIST_LIMITS.homesMost - homes.length;
  const added = cards
    .map(({ id }) => id)
    .filter((id) => !homes.includes(id))
    .slice(0, free);

  const add = async (): Promise<void> => {
    setIsAdding(true);
    try {
      const { message = '' } = await call('changeSharedHomes', {
        params: { id: list.id },
        body: { homes: [...homes, ...added] },
        quiet: pageErrorCodes,
      });
      toast({ tone: 'success', text: message });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast({ tone: 'error', text: error.message });
    } finally {
      setIsAdding(false);
    }
    await refresh('listSharedLists', 'readSharedList');
  };

  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack $gap={3}>
        <Stack $gap={1}>
          <Cluster $gap={2}>
            <Heading as="h3" id={titleId} $size="text">
              {texts.ownTitle(formatDate(createdAt))}
            </Heading>
            {newVotes > 0 && <Badge $tone="good">{formatCount(newVotes, texts.newVotes)}</Badge>}
            {newNotes > 0 && <Badge $tone="good">{formatCount(newNotes, texts.newNotes)}</Badge>}
          </Cluster>
          <Text $size="small">{contentText(list)}</Text>
          <Text $size="small" $tone="muted">
            {texts.endsAt(formatDate(endsAt))}
          </Text>
        </Stack>
        <Cluster $gap={2}>
          <ButtonLink to={pathTo(pages.sharedList, token)} variant="secondary" size="small">
            {texts.openShort}
          </ButtonLink>
          <LinkButtons url={sharedListLink(token)} />
          {added.length > 0 && (
            <Button type="button" variant="secondary" size="small" busy={isAdding} onClick={() => void add()}>
              <Plus />
              {texts.addNew(formatCount(added.length, texts.newHomes))}
            </Button>
          )}
          <Button type="button" variant="quiet" size="small" onClick={onStop}>
            <Link2Off />
            {shareTexts.stop}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

/** „3 жилища · 2 души · 4 гласа · 1 бележка“. */
function contentText({ homes, people, votes, notes }: OwnSharedList): string {
  return [
    formatCount(homes.length, texts.homesCount),
    people === 0 ? texts.noneJoined : formatCount(people, texts.peopleCount),
    formatCount(votes, texts.votesCount),
    formatCount(notes, texts.notesCount),
  ].join(' · ');
}
