import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import type { Message, OpenThread } from '@pokriv/contracts/conversation/thread';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { formatDate } from '@pokriv/web-kit/format';
import type { OutgoingMessage } from '@pokriv/web-kit/threads';
import { Button, color, font, radius, space, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { MessageBubble, OutgoingBubble } from './message-bubble.tsx';
import { texts } from './messages.ts';
import type { OpenedThread } from './use-thread.ts';

/** Distance from the end, px, within which new messages scroll into view. */
const NEAR_END_PX = 120;

const Frame = styled.div`
  position: relative;
  display: grid;
  min-height: 0;
`;

const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-height: 0;
  padding: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;

  > :first-child {
    margin-top: auto;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Day = styled.h2`
  margin-block: ${space(2)};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  text-align: center;
  color: ${color.muted};
`;

const ToNewest = styled.div`
  position: absolute;
  bottom: ${space(3)};
  left: 50%;
  border-radius: ${radius.control};
  transform: translateX(-50%);
`;

function dayName(day: string): string {
  const today = sofiaDay(new Date());
  if (day === today) return texts.today;
  if (day === addDays(today, -1)) return texts.yesterday;
  return formatDate(`${day}T12:00:00Z`);
}

/** Scrolls to new messages and anchors the position while earlier ones load above. */
function useLogScroll(messages: readonly Message[], outgoing: number) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ first: messages[0]?.id, height: 0 });
  const isAtEnd = useRef(true);
  const [isAway, setIsAway] = useState(false);
  const first = messages[0]?.id;
  const last = messages.at(-1)?.id;

  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const { first: earlier, height } = before.current;
    if (earlier !== first && !isAtEnd.current) box.scrollTop += box.scrollHeight - height;
    else if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    before.current = { first, height: box.scrollHeight };
  }, [first, last, outgoing]);

  return {
    log,
    isAway,
    toEnd: () => {
      if (log.current) log.current.scrollTop = log.current.scrollHeight;
      log.current?.focus();
    },
    onScroll: () => {
      const box = log.current;
      if (!box) return;
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
      before.current.height = box.scrollHeight;
      setIsAway(!isAtEnd.current);
    },
  };
}

/** Live region for new messages of the other person. */
function Announcer({ messages, name }: { messages: readonly Message[]; name: string }) {
  const [openedAt] = useState(messages.at(-1)?.seq ?? 0);
  const newest = messages.findLast(({ from, seq }) => from !== 'me' && seq > openedAt);
  return (
    <VisuallyHidden role="status">
      {newest && (newest.from === 'system' ? newest.text : texts.newMessage(name, newest.text))}
    </VisuallyHidden>
  );
}

interface MessageLogProps {
  thread: OpenThread;
  opened: OpenedThread;
  outgoing: readonly OutgoingMessage[];
  onRetry: (clientId: string) => void;
  onRemove: (clientId: string) => void;
}

export function MessageLog({ thread, opened, outgoing, onRetry, onRemove }: MessageLogProps) {
  const { messages, hasEarlier, isMutual, other } = thread;
  const { log, isAway, toEnd, onScroll } = useLogScroll(messages, outgoing.length);
  const stored = new Set(messages.map(({ clientId }) => clientId));
  const waiting = outgoing.filter(({ clientId }) => !stored.has(clientId));
  const lastOwn = messages.findLast(({ from }) => from === 'me')?.id;
  const lastOfViewing = new Map(messages.map(({ id, viewingId }) => [viewingId, id]));

  return (
    <Frame>
      <Log
        ref={log}
        role="log"
        aria-live="off"
        aria-label={texts.log(other.name)}
        tabIndex={0}
        onScroll={onScroll}
      >
        {hasEarlier && (
          <div>
            <Button
              type="button"
              variant="quiet"
              size="small"
              wide
              busy={opened.isLoadingEarlier}
              onClick={() => void opened.readEarlier()}
            >
              {texts.earlier}
            </Button>
            {opened.hasEarlierFailed && (
              <Text $size="small" $tone="danger" role="alert">
                {texts.earlierFailed}
              </Text>
            )}
          </div>
        )}
        {messages.map((message, index) => {
          const day = sofiaDay(new Date(message.at));
          const previous = messages[index - 1];
          const isNewDay = !previous || sofiaDay(new Date(previous.at)) !== day;
          return (
            <Fragment key={message.clientId ?? message.id}>
              {isNewDay && <Day>{dayName(day)}</Day>}
              <MessageBubble
                message={message}
                name={other.name}
                hasLinks={isMutual}
                isLastOwn={message.id === lastOwn && waiting.length === 0}
                hasCard={lastOfViewing.get(message.viewingId) === message.id}
                onViewingChanged={opened.readNewer}
              />
            </Fragment>
          );
        })}
        {waiting.map((message) => (
          <OutgoingBubble
            key={message.clientId}
            message={message}
            onRetry={() => onRetry(message.clientId)}
            onRemove={() => onRemove(message.clientId)}
          />
        ))}
      </Log>
      <Announcer messages={messages} name={other.name} />
      {isAway && (
        <ToNewest>
          <Button type="button" variant="secondary" size="small" onClick={toEnd}>
            {texts.toNewest}
          </Button>
        </ToNewest>
      )}
    </Frame>
  );
}
