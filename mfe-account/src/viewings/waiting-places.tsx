import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { WaitingPlace } from '@pokriv/contracts/conversation/viewing';
import { viewingKinds } from '@pokriv/contracts/conversation/viewing-states';
import { momentText } from '@pokriv/web-kit/format/sofia-time';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Button, Card, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { usePlaceActs } from './use-place-acts.ts';

const words = texts.waiting;

const Places = styled(Stack)`
  padding: 0;
  list-style: none;
`;

/** Anchor target of the mail about the offered viewing. */
function Place({ place }: { place: WaitingPlace }) {
  const { listing, start, end, threadId, people, kind, before, offer } = place;
  const acts = usePlaceActs(place);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <Card as="li" id={offer ? `viewing-${offer.viewingId}` : undefined} tabIndex={-1}>
      <Stack $gap={2}>
        <Cluster $spread $gap={2}>
          <Badge $tone={offer ? 'good' : 'wait'}>{offer ? words.isOffered : words.isWaiting}</Badge>
          <Text as="span" $size="small" $tone="muted">
            {viewingKinds[kind]}, {texts.people(people)}
          </Text>
        </Cluster>
        <Text $strong>{momentText(start, end)}</Text>
        <Link to={pathTo(pages.listing, listing.id)}>{listing.title}</Link>
        {offer ? (
          <Text $size="small" $tone="wait">
            {words.offered(momentText(offer.expiresAt))}
          </Text>
        ) : (
          <Text $size="small" $tone="muted">
            {words.before(before)}
          </Text>
        )}
        <Cluster $gap={2} role="group" aria-label={words.actions}>
          {offer && (
            <Button type="button" size="small" busy={acts.isBusy} onClick={() => void acts.take()}>
              {words.take}
            </Button>
          )}
          <Button
            type="button"
            size="small"
            variant="secondary"
            disabled={acts.isBusy}
            onClick={() => setIsAsked(true)}
          >
            {words.leave}
          </Button>
        </Cluster>
        <Text $size="small">
          <Link to={pathTo(pages.thread, threadId)}>{texts.toThread}</Link>
        </Text>
        <ConfirmDialog
          open={isAsked}
          type="warning"
          title={offer ? words.declineTitle : words.leaveTitle}
          message={offer ? words.declineText : words.leaveText}
          confirmLabel={words.leave}
          cancelLabel={texts.back}
          loading={acts.isBusy}
          onConfirm={() => void acts.leave().then(close)}
          onCancel={close}
        />
      </Stack>
    </Card>
  );
}

/** Full times with the reader on the waiting list, offered ones first (design/conversations, Viewing states). */
export function WaitingPlaces({ places }: { places: readonly WaitingPlace[] }) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <Heading id={id} $size="lead">
        {words.title}
      </Heading>
      <Places as="ul">
        {places.map((place) => (
          <Place key={place.id} place={place} />
        ))}
      </Places>
    </Stack>
  );
}
