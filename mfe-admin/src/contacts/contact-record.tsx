import type { Contact } from '@pokriv/contracts/moderation/contact';
import { contactSubjects } from '@pokriv/contracts/moderation/contact-states';
import { Badge, Button, Card, Cluster, Divider, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { contactSteps, contactStepText, mayAnswer } from './contact-actions.ts';
import { ContactBadge } from './contact-badge.tsx';
import { ContactThread } from './contact-thread.tsx';
import { texts } from './messages.ts';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useContactWork } from './use-contact-work.ts';

const mailAddress = ({ email, subject }: Contact) =>
  `mailto:${email}?subject=${encodeURIComponent(texts.replySubject(contactSubjects[subject]))}`;

interface ContactRecordProps {
  contact: Contact;
  follow: Parameters<typeof useContactWork>[1];
}

export function ContactRecord({ contact, follow }: ContactRecordProps) {
  const { status, name, email, subject } = contact;
  const work = useContactWork(contact, follow);
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <Card as="article" aria-label={texts.open(name)}>
      <Stack $gap={4}>
        <Cluster $gap={2}>
          <ContactBadge status={status} />
          <Badge>{contactSubjects[subject]}</Badge>
        </Cluster>
        <Stack $gap={1}>
          <Heading as="h2" $size="lead">
            {name}
          </Heading>
          <Text $size="small" $tone="muted">
            {email} · <a href={mailAddress(contact)}>{texts.mailInstead}</a>
          </Text>
        </Stack>
        <ContactThread contact={contact} />
        {mayAnswer(status) ? (
          <ReplyForm id={contact.id} name={name} onReply={work.reply} />
        ) : (
          <Text $size="small" $tone="muted">
            {texts.answerNone}
          </Text>
        )}
        <Divider />
        <NoteForm notes={contact.adminNotes} onSave={work.note} />
        <Divider />
        <Cluster $gap={2}>
          {contactSteps(status).map((step) => (
            <Button
              key={step}
              type="button"
              size="small"
              variant={step === 'spam' ? 'quiet' : 'secondary'}
              disabled={work.isBusy}
              onClick={() => work.move(step)}
            >
              {contactStepText(status, step)}
            </Button>
          ))}
          <Button
            type="button"
            size="small"
            variant="quiet"
            disabled={work.isBusy}
            onClick={() => setIsRemoving(true)}
          >
            <Trash2 />
            {texts.remove}
          </Button>
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={isRemoving}
        type="danger"
        title={texts.removeTitle}
        message={texts.removeMessage}
        confirmLabel={texts.remove}
        onConfirm={() => {
          setIsRemoving(false);
          work.remove();
        }}
        onCancel={() => setIsRemoving(false)}
      />
    </Card>
  );
}
