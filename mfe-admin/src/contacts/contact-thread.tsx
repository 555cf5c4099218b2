import type { Contact } from '@pokriv/contracts/moderation/contact';
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

const Letter = styled.li<{ $isOurs: boolean }>`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.card};
  background: ${({ $isOurs }) => ($isOurs ? color.accentTint : color.sunken)};
  ${({ $isOurs }) => ($isOurs ? 'margin-left' : 'margin-right')}: ${space(6)};
`;

export function ContactThread({ contact }: { contact: Contact }) {
  const { name, message, createdAt, replies } = contact;
  const letters = [
    { by: name, at: createdAt, words: message, isOurs: false },
    ...replies.map(({ by, at, message: words }) => ({ by: texts.repliedBy(by), at, words, isOurs: true })),
  ];
  return (
    <Thread aria-label={texts.thread}>
      {letters.map(({ by, at, words, isOurs }, index) => (
        <Letter key={index} $isOurs={isOurs}>
          <Stack $gap={1}>
            <Text $size="tiny" $tone={isOurs ? 'text' : 'muted'}>
              {by} ·{' '}
              <time dateTime={at} title={formatDate(at, 'moment')}>
                {formatAgo(at)}
              </time>
            </Text>
            <UserText>{words}</UserText>
          </Stack>
        </Letter>
      ))}
    </Thread>
  );
}
