import type { AskedViewing } from '@pokriv/contracts/conversation/viewing';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { momentText } from '@pokriv/web-kit/format/sofia-time';
import { ButtonLink, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { useEffect, useRef } from 'react';

import { viewingTexts } from './messages.ts';

const texts = viewingTexts.booked;

function titleOf({ viewing, waiting }: AskedViewing): string {
  if (waiting !== null) return texts.waiting;
  return viewing?.state === 'confirmed' ? texts.confirmed : texts.requested;
}

/** Booked or requested viewing, by the state in the reply. */
export function BookedView({ asked }: { asked: AskedViewing }) {
  const { viewing, waiting, threadId } = asked;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isConfirmed = viewing?.state === 'confirmed';
  const options = viewing && !viewing.start ? viewing.options : [];
  return (
    <Stack $gap={4}>
      <Stack $gap={2}>
        <Heading as="h3" $size="lead" ref={heading} tabIndex={-1}>
          {titleOf(asked)}
        </Heading>
        {viewing?.start && <Text $strong>{texts.at(momentText(viewing.start))}</Text>}
        {options.length > 0 && (
          <div>
            <Text>{texts.options}</Text>
            <ul>
              {options.map((option) => (
                <li key={option}>{momentText(option)}</li>
              ))}
            </ul>
          </div>
        )}
        {viewing?.address && <Text>{texts.address(viewing.address)}</Text>}
        {waiting !== null && <Text>{texts.place(waiting)}</Text>}
        {isConfirmed && <Text>{texts.confirmedText}</Text>}
        {!isConfirmed && viewing?.expiresAt && <Text>{texts.until(momentText(viewing.expiresAt))}</Text>}
      </Stack>
      <div>
        <ButtonLink to={pathTo(pages.thread, threadId)} variant="secondary">
          {texts.thread}
        </ButtonLink>
      </div>
    </Stack>
  );
}
