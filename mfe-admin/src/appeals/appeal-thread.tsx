import type { AdminAppealFile } from '@pokriv/contracts/moderation/appeal';
import { formatAgo, formatDate } from '@pokriv/web-kit/format';
import { color, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { UserText } from '../list/user-text.ts';
import { texts } from './messages.ts';

const Thread = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`;

const Message = styled.li<{ $isOurs: boolean }>`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.card};
  background: ${({ $isOurs }) => ($isOurs ? color.accentTint : color.sunken)};
  ${({ $isOurs }) => ($isOurs ? 'margin-left' : 'margin-right')}: ${space(6)};
`;

/** Oldest first. */
export function AppealThread({ messages }: Pick<AdminAppealFile, 'messages'>) {
  return (
    <Thread aria-label={texts.thread}>
      {messages.map(({ at, by, isOurs, message }) => (
        <Message key={at} $isOurs={isOurs}>
          <Stack $gap={1}>
            <Text $size="tiny" $tone={isOurs ? 'text' : 'muted'}>
              {by.name} ·{' '}
              <time dateTime={at} title={formatDate(at, 'moment')}>
                {formatAgo(at)}
              </time>
            </Text>
            <UserText>{message}</UserText>
          </Stack>
        </Message>
      ))}
    </Thread>
  );
}
