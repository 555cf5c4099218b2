import type { ModeratedText, ModeratedThread } from '@pokriv/contracts/conversation/thread';
import { AppError } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import {
  Badge,
  Cluster,
  color,
  ErrorState,
  Loading,
  Notice,
  Skeleton,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';
import { useState } from 'react';
import { styled } from 'styled-components';

import { MarkedRisks } from './marked-risks.tsx';
import { texts } from './messages.ts';
import { authorOf } from './thread-card.tsx';

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-bottom: ${space(4)};
    border-bottom: 1px solid ${color.line};
  }
`;

interface Reading {
  thread: ModeratedThread;
  text?: ModeratedText;
  failure?: AppError;
}

/**
 * Loads a thread on demand, outside the SWR cache: each read is audited, so that a refocus or remount must not repeat
 * it.
 */
export function useReading() {
  const [reading, setReading] = useState<Reading>();
  const open = async (thread: ModeratedThread): Promise<void> => {
    const isShown = (shown: Reading | undefined) => shown?.thread.id === thread.id;
    setReading({ thread });
    try {
      const { data } = await call('readModeratedThread', { params: { id: thread.id } });
      setReading((shown) => (isShown(shown) ? { thread, text: data } : shown));
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
      setReading((shown) => (isShown(shown) ? { thread, failure } : shown));
    }
  };
  return {
    reading,
    open: (thread: ModeratedThread) => void open(thread),
    close: () => setReading(undefined),
  };
}

interface ReadSheetProps {
  reading: Reading | undefined;
  onRetry: (thread: ModeratedThread) => void;
  onClose: () => void;
}

/** Last messages of a reported thread, with the notice that the read is audited. */
export function ReadSheet({ reading, onRetry, onClose }: ReadSheetProps) {
  const { thread, text, failure } = reading ?? {};
  return (
    <Sheet open={reading !== undefined} title={texts.readTitle} onClose={onClose}>
      {thread && failure && <ErrorState message={failure.message} onRetry={() => onRetry(thread)} />}
      {thread && !text && !failure && (
        <Loading label={texts.reading}>
          <Skeleton $height="240px" />
        </Loading>
      )}
      {text && (
        <Stack $gap={5}>
          <Notice>{texts.recorded}</Notice>
          {text.messages.length === 0 && <Text>{texts.noMessages}</Text>}
          <List>
            {text.messages.map((message) => (
              <li key={message.id}>
                <Stack $gap={2}>
                  <Cluster $spread $gap={2}>
                    <Text as="strong" $size="small">
                      {authorOf(text, message.from)}
                    </Text>
                    <Text as="time" $size="tiny" $tone="muted" dateTime={message.at}>
                      {formatDate(message.at, 'moment')}
                    </Text>
                  </Cluster>
                  {message.state !== 'sent' && <Badge $tone="wait">{texts.states[message.state]}</Badge>}
                  <MarkedRisks text={message.text} risks={message.risks} />
                </Stack>
              </li>
            ))}
          </List>
        </Stack>
      )}
    </Sheet>
  );
}
