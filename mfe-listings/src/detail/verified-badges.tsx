import { Badge } from '@pokriv/web-kit/ui';
import { BadgeCheck } from 'lucide-react';

import { detailTexts } from './messages.ts';

const texts = detailTexts.landlord;

interface Verified {
  isEmailVerified?: boolean | undefined;
  /** Of the number that is shown there (ADR 87). */
  isPhoneVerified?: boolean | undefined;
}

/** What a landlord has proven; nothing without either. */
export const VerifiedBadges = ({ isEmailVerified, isPhoneVerified }: Verified) => (
  <>
    {isEmailVerified && <VerifiedBadge text={texts.verified} />}
    {isPhoneVerified && <VerifiedBadge text={texts.phoneVerified} />}
  </>
);

const VerifiedBadge = ({ text }: { text: string }) => (
  <Badge $tone="good">
    <BadgeCheck />
    {text}
  </Badge>
);
