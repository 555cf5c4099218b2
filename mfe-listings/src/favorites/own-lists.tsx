import type { FavoriteCard } from '@pokriv/contracts/listing/property-endpoints';
import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { Button, Heading, Notice, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { useStopSharing } from '../share/use-stop-sharing.tsx';
import { OwnListCard } from './own-list-card.tsx';
import { sharingTexts as texts } from './share-messages.ts';

/** Throttle of revalidation on focus, ms: votes arrive at any time. */
const AGAIN_MS = 10_000;

/** Newest first. */
function useOwnLists() {
  const { data, error, mutate } = useRead('listSharedLists', {
    quiet: pageErrorCodes,
    swr: { revalidateOnFocus: true, dedupingInterval: AGAIN_MS, focusThrottleInterval: AGAIN_MS },
  });
  return { lists: data?.data, error, reload: mutate };
}

const List = styled(Stack)`
  padding: 0;
  list-style: none;
`;

interface OwnListsProps {
  cards: readonly FavoriteCard[] | undefined;
  /** Takes the focus of the removed list. */
  onStopped: () => void;
}

/** Shared lists of the user, with activity of others since the last visit. */
export function OwnLists({ cards, onStopped }: OwnListsProps) {
  const { lists, error, reload } = useOwnLists();
  const stopping = useStopSharing(onStopped);
  if (error && !lists) {
    return (
      <Notice
        tone="wait"
        actions={
          <Button type="button" variant="secondary" size="small" onClick={() => void reload()}>
            {texts.retry}
          </Button>
        }
      >
        {texts.loadFailed}
      </Notice>
    );
  }
  if (!lists?.length) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="own-shared-lists">
      <Heading id="own-shared-lists" $size="lead">
        {texts.own}
      </Heading>
      <List as="ul" $gap={3}>
        {lists.map((list) => (
          <li key={list.id}>
            <OwnListCard list={list} cards={cards} onStop={() => stopping.ask(list.id)} />
          </li>
        ))}
      </List>
      {stopping.view}
    </Stack>
  );
}
