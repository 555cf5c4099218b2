import type { Contact } from '@pokriv/contracts/contact';
import { contactStatuses, contactSubjects, type ContactStatus } from '@pokriv/contracts/contact-states';
import { formatAgo } from '@pokriv/web-kit/format';
import { Badge, Button, Heading, type BadgeTone } from '@pokriv/web-kit/ui';

import { OwnNote } from '../list/own-note.tsx';
import { RecordCard } from '../list/record-card.tsx';
import { texts } from '../messages.ts';
import { contactSteps, contactStepText } from './contact-actions.ts';

const tones: Readonly<Record<ContactStatus, BadgeTone>> = {
  new: 'wait',
  in_progress: 'info',
  answered: 'good',
  closed: 'neutral',
  spam: 'danger',
};

const replyAddress = ({ email, subject }: Contact) =>
  `mailto:${email}?subject=${encodeURIComponent(texts.contact.replySubject(contactSubjects[subject]))}`;

interface ContactCardProps {
  contact: Contact;
  isBusy: boolean;
  onChoose: (status: ContactStatus) => void;
}

/** One message to the team; the reply goes by mail. */
export function ContactCard({ contact, isBusy, onChoose }: ContactCardProps) {
  const { status } = contact;
  return (
    <RecordCard
      badges={
        <>
          <Badge $tone={tones[status]}>{contactStatuses[status]}</Badge>
          <Badge>{contactSubjects[contact.subject]}</Badge>
        </>
      }
      when={formatAgo(contact.createdAt)}
      title={
        <Heading as="h2" $size="text">
          {contact.name}
        </Heading>
      }
      from={
        <a href={replyAddress(contact)} title={texts.contact.reply}>
          {contact.email}
        </a>
      }
      text={contact.message}
      notes={<OwnNote label={texts.contact.notes} text={contact.adminNotes} />}
      actions={contactSteps(status).map((step) => (
        <Button
          key={step}
          type="button"
          size="small"
          variant={step === 'spam' ? 'quiet' : 'secondary'}
          disabled={isBusy}
          onClick={() => onChoose(step)}
        >
          {contactStepText(status, step)}
        </Button>
      ))}
    />
  );
}
