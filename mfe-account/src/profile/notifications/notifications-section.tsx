import { optionalMails, type OptionalMail } from '@pokriv/contracts/account/optional-mails';
import type { Role } from '@pokriv/contracts/roles';
import { SwitchRow } from '@pokriv/web-kit/ui/forms';

import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../use-profile.ts';
import { texts } from './messages.ts';
import { PushRow } from './push-row.tsx';
import { useSilenced } from './use-silenced.ts';

const onlyLandlords: readonly OptionalMail[] = [
  'listing_reminders',
  'listing_steps',
  'weekly_summary',
  'unanswered_threads',
];

const mailsOf = (role: Role): OptionalMail[] =>
  (Object.keys(optionalMails) as OptionalMail[]).filter(
    (mail) => role === 'landlord' || !onlyLandlords.includes(mail),
  );

export function NotificationsSection(props: SectionProps) {
  const { silenced, set } = useSilenced(props);
  return (
    <SectionFrame id="notifications" lead={texts.lead}>
      <PushRow />
      <div>
        {mailsOf(props.user.role).map((mail) => (
          <SwitchRow
            key={mail}
            label={optionalMails[mail]}
            hint={texts.hints[mail]}
            isOn={!silenced.includes(mail)}
            onSet={(isOn) => set(mail, isOn)}
          />
        ))}
      </div>
    </SectionFrame>
  );
}
