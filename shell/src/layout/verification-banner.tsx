import { useUser } from '@pokriv/web-kit/session';

import { texts } from '../messages.ts';
import { useLatePart } from './use-late-part.ts';

const load = () =>
  import(/* webpackChunkName: "signed-in" */ './verification-reminder.tsx').then(
    ({ VerificationReminder }) => VerificationReminder,
  );

function LateReminder({ text }: { text: string }) {
  const { Part: Reminder } = useLatePart(load);
  return Reminder && <Reminder text={text} />;
}

/** Visible until the e-mail is verified (spec §2). */
export function VerificationBanner() {
  const user = useUser();
  if (!user || user.isEmailVerified) return null;
  return <LateReminder text={texts.verifyBanner[user.role === 'landlord' ? 'landlord' : 'other']} />;
}
