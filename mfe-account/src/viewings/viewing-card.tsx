import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import {
  viewingKinds,
  viewingStates,
  type ViewingState,
} from '@pokriv/contracts/conversation/viewing-states';
import { momentText } from '@pokriv/web-kit/format/sofia-time';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Card, Cluster, space, Stack, Text, type BadgeTone } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { awaitedTexts, texts } from './messages.ts';
import { ViewingButtons } from './viewing-buttons.tsx';
import { choicesOf } from './viewing-steps.ts';

const tones: Partial<Record<ViewingState, BadgeTone>> = {
  requested: 'wait',
  countered: 'wait',
  moved: 'wait',
  confirmed: 'good',
  done: 'good',
  declined: 'danger',
  cancelled: 'danger',
};

const Times = styled.ul`
  padding-left: ${space(5)};
`;

const Wrapped = styled(Text)`
  overflow-wrap: anywhere;
`;

/** State of a viewing from the reader's side. */
export function ViewingBadge({ viewing }: { viewing: Viewing }) {
  const { state, awaits, side } = viewing;
  return (
    <Badge $tone={tones[state] ?? 'neutral'}>
      {(awaits === side && awaitedTexts[state]) || viewingStates[state]}
    </Badge>
  );
}

interface ViewingCardProps {
  viewing: Viewing;
  /** A thread already shows the listing and the other person. */
  isInThread?: boolean;
  onChanged?: (viewing: Viewing) => void;
}

export function ViewingCard({ viewing, isInThread = false, onChanged }: ViewingCardProps) {
  const { start, end, state, side, awaits, coming, note, reason, address } = viewing;
  const isOpen = awaits !== null || state === 'confirmed';
  const choices = choicesOf(viewing);
  const other = side === 'tenant' ? 'landlord' : 'tenant';
  return (
    <Card
      as="article"
      id={isInThread ? undefined : `viewing-${viewing.id}`}
      tabIndex={isInThread ? undefined : -1}
    >
      <Stack $gap={2}>
        <Cluster $spread $gap={2}>
          <ViewingBadge viewing={viewing} />
          <Text as="span" $size="small" $tone="muted">
            {viewingKinds[viewing.kind]}, {texts.people(viewing.people)}
          </Text>
        </Cluster>
        {start && <Text $strong>{momentText(start, end)}</Text>}
        {choices.length > 0 && (
          <div>
            <Text $size="small" $tone="muted">
              {texts.proposed}
            </Text>
            <Times>
              {choices.map((time) => (
                <li key={time}>{momentText(time)}</li>
              ))}
            </Times>
          </div>
        )}
        {!isInThread && (
          <Text>
            <Link to={pathTo(pages.listing, viewing.listing.id)}>{viewing.listing.title}</Link>{' '}
            {texts.of(viewing.with)}
          </Text>
        )}
        {address && (
          <Wrapped $size="small">
            {texts.address}: <strong>{address}</strong>
          </Wrapped>
        )}
        {note && (
          <Wrapped $size="small">
            {texts.note}: {note}
          </Wrapped>
        )}
        {reason && (
          <Wrapped $size="small">
            {texts.reason}: {reason}
          </Wrapped>
        )}
        {viewing.expiresAt && awaits !== null && (
          <Text $size="small" $tone="wait">
            {texts.expires(momentText(viewing.expiresAt))}
          </Text>
        )}
        {isOpen && coming[other] && (
          <Text $size="small" $tone="good">
            {texts.otherComes(viewing.with)}
          </Text>
        )}
        {isOpen && coming[side] && (
          <Text $size="small" $tone="good">
            {texts.youCome}
          </Text>
        )}
        {awaits === other && (
          <Text $size="small" $tone="muted">
            {texts.waitsForOther(viewing.with)}
          </Text>
        )}
        <ViewingButtons viewing={viewing} onChanged={onChanged} />
        {!isInThread && (
          <Text $size="small">
            <Link to={pathTo(pages.thread, viewing.threadId)}>{texts.toThread}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
