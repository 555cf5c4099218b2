import type { SentMessage } from '@pokriv/contracts/conversation/thread';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { PushOffer } from '@pokriv/web-kit/push';
import { ButtonLink, Heading, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { useEffect, useRef } from 'react';

import type { Listing } from '../listing.ts';
import { SlotPicker } from '../viewing/slot-picker.tsx';
import { conversationTexts } from './messages.ts';

const texts = conversationTexts.sent;

/** Warnings of the server, link to the thread, and free times. */
export function SentView({ listing, sent }: { listing: Listing; sent: SentMessage }) {
  const { thread, message, hint } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  const isHeld = message.state === 'held';
  const risks = message.risks.map((risk) => conversationTexts.riskNames[risk]).join(', ');
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Heading as="h3" $size="lead" ref={heading} tabIndex={-1}>
          {isHeld ? texts.heldTitle : texts.title}
        </Heading>
        <Text>{isHeld ? texts.heldText : texts.text}</Text>
      </Stack>
      {hint && <Notice>{hint}</Notice>}
      {risks && (
        <Notice tone="wait" title={texts.risks(risks)}>
          {!isHeld && texts.riskText}
        </Notice>
      )}
      <div>
        <ButtonLink to={pathTo(pages.thread, thread.id)} variant="secondary">
          {conversationTexts.openThread}
        </ButtonLink>
      </div>
      <PushOffer after="message" />
      {!isHeld && <SlotPicker listing={listing} title={texts.viewing} />}
    </Stack>
  );
}
