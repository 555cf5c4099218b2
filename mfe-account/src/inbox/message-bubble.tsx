import type { Message, TenantFacts } from '@pokriv/contracts/conversation/thread';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { clockText } from '@pokriv/web-kit/format/sofia-time';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import {
  Cluster,
  color,
  font,
  radius,
  Skeleton,
  space,
  Stack,
  Text,
  VisuallyHidden,
} from '@pokriv/web-kit/ui';
import type { OutgoingMessage } from '@pokriv/web-kit/threads';
import { css, styled } from 'styled-components';

import { ViewingCard } from '../viewings/viewing-card.tsx';
import { MessageText } from './message-text.tsx';
import { riskTexts, texts } from './messages.ts';

type Place = 'me' | 'other' | 'system';

const places = {
  me: css`
    margin-left: auto;
    border-bottom-right-radius: 4px;
    background: ${color.accentTint};
  `,
  other: css`
    border-bottom-left-radius: 4px;
    background: ${color.sunken};
  `,
  system: css`
    margin-inline: auto;
    background: ${color.infoTint};
  `,
};

const Bubble = styled.div<{ $place: Place; $isWide?: boolean }>`
  width: ${({ $isWide }) => ($isWide ? '100%' : 'fit-content')};
  max-width: min(85%, 560px);
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.card};
  overflow-wrap: anywhere;
  ${({ $place }) => places[$place]}

  > p {
    white-space: pre-wrap;
  }
`;

const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)} ${space(2)};
  font-size: ${font.size.tiny};
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
`;

const PlainButton = styled.button`
  min-height: 28px;
  padding: 0 ${space(1)};
  border: 0;
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  text-decoration: underline;
  color: ${color.accentText};
  background: none;
  cursor: pointer;
`;

function FactList({ facts }: { facts: TenantFacts }) {
  const { moveIn, months, people, pets, smoking, about } = facts;
  const yesOrNo = (is: boolean) => (is ? texts.facts.yes : texts.facts.no);
  const rows: [string, string][] = [
    ...(moveIn ? [[texts.facts.moveIn, formatDate(moveIn)] as [string, string]] : []),
    ...(months ? [[texts.facts.months, texts.facts.monthCount(months)] as [string, string]] : []),
    ...(people ? [[texts.facts.people, String(people)] as [string, string]] : []),
    ...(pets === undefined ? [] : [[texts.facts.pets, yesOrNo(pets)] as [string, string]]),
    ...(smoking === undefined ? [] : [[texts.facts.smoking, yesOrNo(smoking)] as [string, string]]),
    ...(about ? [[texts.facts.about, about] as [string, string]] : []),
  ];
  return (
    <div>
      <Text $size="small" $strong>
        {texts.facts.title}
      </Text>
      {rows.map(([name, value]) => (
        <Text key={name} $size="small">
          {name}: {value}
        </Text>
      ))}
    </div>
  );
}

function ViewingOfMessage({ id, onChanged }: { id: string; onChanged: () => void }) {
  const { data, error } = useRead('readViewing', {
    params: { id },
    quiet: pageErrorCodes,
    swr: { dedupingInterval: 2000 },
  });
  if (error && !data) return null;
  if (!data) return <Skeleton $height="120px" />;
  return <ViewingCard viewing={data.data} isInThread onChanged={onChanged} />;
}

interface MessageBubbleProps {
  message: Message;
  name: string;
  hasLinks: boolean;
  /** The last own message shows its delivery state. */
  isLastOwn: boolean;
  /** Only the last message of a viewing shows its card. */
  hasCard: boolean;
  onViewingChanged: () => void;
}

export function MessageBubble(props: MessageBubbleProps) {
  const { message, name, hasLinks, isLastOwn, hasCard, onViewingChanged } = props;
  const { from, kind, text, facts, viewingId, state, risks, at } = message;
  const risk = risks.map((one) => riskTexts[one]).find(Boolean);
  const author = { me: texts.me, other: name, system: texts.notice }[from];
  const card = kind === 'viewing' && hasCard && viewingId;
  return (
    <Bubble $place={kind === 'notice' ? 'system' : from} $isWide={Boolean(card)}>
      <VisuallyHidden>{author}: </VisuallyHidden>
      {state === 'removed' ? (
        <Text $tone="muted" $size="small">
          {texts.removed}
        </Text>
      ) : (
        <Stack $gap={2}>
          {kind === 'facts' && facts && <FactList facts={facts} />}
          {text && (
            <p>
              <MessageText text={text} hasLinks={hasLinks} />
            </p>
          )}
          {card && <ViewingOfMessage id={card} onChanged={onViewingChanged} />}
        </Stack>
      )}
      {risk && state !== 'removed' && (
        <Text $size="tiny" $tone="wait">
          {risk}
        </Text>
      )}
      <Meta>
        {state === 'held' && (
          <Text as="span" $size="tiny" $tone="wait">
            {texts.held}
          </Text>
        )}
        <time dateTime={at}>{clockText(at)}</time>
        {isLastOwn && state === 'sent' && <span>{texts.sent}</span>}
      </Meta>
    </Bubble>
  );
}

interface OutgoingBubbleProps {
  message: OutgoingMessage;
  onRetry: () => void;
  onRemove: () => void;
}

/** Unsent message in the outbox. */
export function OutgoingBubble({ message: { text, failure }, onRetry, onRemove }: OutgoingBubbleProps) {
  return (
    <Bubble $place="me">
      <VisuallyHidden>{texts.me}: </VisuallyHidden>
      <p>{text}</p>
      {failure && (
        <Text $size="tiny" $tone="danger" role="alert">
          {failure}
        </Text>
      )}
      <Meta>
        {failure ? (
          <Cluster as="span" $gap={1}>
            <PlainButton type="button" onClick={onRetry}>
              {texts.retry}
            </PlainButton>
            <PlainButton type="button" onClick={onRemove}>
              {texts.drop}
            </PlainButton>
          </Cluster>
        ) : (
          <span>{navigator.onLine ? texts.sending : texts.waits}</span>
        )}
      </Meta>
    </Bubble>
  );
}
