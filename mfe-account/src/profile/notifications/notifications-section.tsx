import { optionalMails } from '@pokriv/contracts/account/optional-mails';
import { SwitchRow } from '@pokriv/web-kit/ui/forms';

import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../use-profile.ts';
import { mailsOf } from './mails-of.ts';
import { texts } from './messages.ts';
import { PushRow } from './push-row.tsx';
import { useSilenced } from './use-silenced.ts';

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
