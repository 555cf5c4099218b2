import { contactStatuses, type ContactStatus } from '@pokriv/contracts/moderation/contact-states';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

const tones: Readonly<Record<ContactStatus, BadgeTone>> = {
  new: 'wait',
  in_progress: 'info',
  answered: 'good',
  closed: 'neutral',
  spam: 'danger',
};

export function ContactBadge({ status }: { status: ContactStatus }) {
  return <Badge $tone={tones[status]}>{contactStatuses[status]}</Badge>;
}
