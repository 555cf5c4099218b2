import type { Appeal, DecisionFile } from '@pokriv/contracts/moderation/appeal';
import { appealStatuses } from '@pokriv/contracts/moderation/appeal-states';
import { formatDate } from '@pokriv/web-kit/format';
import { color, Heading, Notice, radius, space, Stack, Text, type NoticeTone } from '@pokriv/web-kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { AppealForm } from './appeal-form.tsx';
import { texts } from './messages.ts';

const Thread = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Message = styled.li<{ $isOurs: boolean }>`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.card};
  background: ${({ $isOurs }) => ($isOurs ? color.sunken : color.accentTint)};
  ${({ $isOurs }) => ($isOurs ? 'margin-right' : 'margin-left')}: ${space(6)};
`;

const tones: Readonly<Record<Appeal['status'], NoticeTone>> = {
  open: 'wait',
  answered: 'info',
  upheld: 'danger',
  overturned: 'good',
};

function OpenedAppeal({ appeal: { status, messages, reason } }: { appeal: Appeal }) {
  return (
    <>
      <div role="status" aria-label={texts.status}>
        <Notice tone={tones[status]} title={appealStatuses[status]}>
          {texts.outcomes[status]}
          {reason && (
            <p>
              <strong>{texts.because}:</strong> {reason}
            </p>
          )}
        </Notice>
      </div>
      <Thread aria-label={texts.thread}>
        {messages.map(({ at, isOurs, message }) => (
          <Message key={at} $isOurs={isOurs}>
            <Stack $gap={1}>
              <Text $size="tiny" $tone="muted">
                {isOurs ? texts.us : texts.you} · <time dateTime={at}>{formatDate(at, 'moment')}</time>
              </Text>
              <Text>{message}</Text>
            </Stack>
          </Message>
        ))}
      </Thread>
    </>
  );
}

interface AppealSectionProps {
  file: DecisionFile;
  token: string | undefined;
  onChange: (file: DecisionFile) => void;
  revalidate: () => Promise<DecisionFile | undefined>;
}

/** Appeal form, or the thread of a filed appeal. */
export function AppealSection({
  file: { decision, appeal },
  token,
  onChange,
  revalidate,
}: AppealSectionProps) {
  const [now] = useState(() => new Date());
  const isOver = appeal ? appeal.decidedAt !== null : new Date(decision.appealUntil) <= now;
  const lastDay = formatDate(decision.appealUntil);
  return (
    <Stack as="section" $gap={4} aria-labelledby="appeal">
      <Heading id="appeal">{texts.contest}</Heading>
      {appeal ? (
        <OpenedAppeal appeal={appeal} />
      ) : (
        <Text>{isOver ? texts.tooLate(lastDay) : texts.lead(lastDay)}</Text>
      )}
      {!isOver && (
        <AppealForm
          id={decision.id}
          token={token}
          isFirst={appeal === null}
          onSent={onChange}
          onConflict={revalidate}
        />
      )}
      <Text $size="small" $tone="muted">
        {texts.elsewhere}
      </Text>
    </Stack>
  );
}
