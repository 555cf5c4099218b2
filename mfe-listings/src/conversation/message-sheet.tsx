import { MESSAGE_LIMITS } from '@pokriv/contracts/conversation/conversation-rules';
import type { SentMessage } from '@pokriv/contracts/conversation/thread';
import { useUser } from '@pokriv/web-kit/session';
import { Button, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';
import { TextArea } from '@pokriv/web-kit/ui/forms';
import { useState, type ReactNode } from 'react';

import { landlordName } from '../listing.ts';
import type { Listing } from '../listing.ts';
import { UnverifiedNotice, useUnverifiedEmail } from '../verification/unverified-email.tsx';
import { conversationTexts } from './messages.ts';
import { QuestionChips } from './question-chips.tsx';
import { SentView } from './sent-view.tsx';
import { TenantFactsFields } from './tenant-facts.tsx';
import { useMessageForm, type MessageForm } from './use-message-form.ts';
import { useOwnThread } from './use-own-thread.ts';

const texts = conversationTexts.form;

function MessageFields({ listing, form }: { listing: Listing; form: MessageForm }) {
  const user = useUser();
  const unverified = useUnverifiedEmail({ isEnabled: user !== undefined });
  const hasThread = useOwnThread(listing.id) !== undefined;
  const { text, failure } = form;
  return (
    <Stack as="form" id={form.formId} $gap={5} onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Text $strong>{listing.title}</Text>
      {hasThread && <Notice>{texts.existing}</Notice>}
      {unverified !== undefined && <UnverifiedNotice>{texts.unverified(unverified)}</UnverifiedNotice>}
      <QuestionChips listing={listing} text={text} onText={form.setText} />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        placeholder={texts.placeholder}
        limit={MESSAGE_LIMITS.textMax}
        rows={5}
        required
        {...form.register('text', { onChange: () => form.keep() })}
        value={text}
        error={form.errorOf('text')}
      />
      <TenantFactsFields form={form} />
      <Text $size="small" $tone="muted">
        {texts.kept}
      </Text>
      {failure && <Notice tone="danger">{form.isOffline ? texts.offline : failure}</Notice>}
    </Stack>
  );
}

interface MessageSheetProps {
  listingId: string;
  /** Undefined while loading and for a listing without messages, which renders `instead`. */
  listing: Listing | undefined;
  instead: ReactNode;
  onClose: () => void;
}

/**
 * Message form, then the free times. Cannot be closed during a send. A single sheet for all stages: a second one would
 * repeat the slide-in and lose the focus.
 */
export function MessageSheet({ listingId, listing, instead, onClose }: MessageSheetProps) {
  const [sent, setSent] = useState<SentMessage>();
  const form = useMessageForm(listing ?? { id: listingId }, setSent);
  const { isSubmitting, isOffline, isVisitor } = form;
  const send = isVisitor ? texts.signInAndSend : texts.send;
  const footer = sent ? (
    <Button type="button" variant="secondary" onClick={onClose}>
      {conversationTexts.sent.done}
    </Button>
  ) : (
    <Button form={form.formId} busy={isSubmitting}>
      {isSubmitting ? texts.sending : isOffline ? conversationTexts.again : send}
    </Button>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      locked={isSubmitting}
      title={sent && listing ? texts.to(landlordName(listing)) : texts.title}
      footer={listing && footer}
    >
      {listing && sent && <SentView listing={listing} sent={sent} />}
      {listing && !sent && <MessageFields listing={listing} form={form} />}
      {!listing && instead}
    </Sheet>
  );
}
