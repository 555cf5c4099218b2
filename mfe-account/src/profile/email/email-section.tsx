import type { User } from '@pokriv/contracts/account/user';
import { Badge, Notice, Text } from '@pokriv/web-kit/ui';
import { BadgeCheck, MailWarning } from 'lucide-react';
import { styled } from 'styled-components';

import { ResendButton } from '../../verification/resend-button.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { texts } from './messages.ts';

const Address = styled(Text)`
  overflow-wrap: anywhere;
`;

export function EmailSection({ user }: { user: User }) {
  const badge = user.isEmailVerified ? (
    <Badge $tone="good">
      <BadgeCheck aria-hidden />
      {texts.verified}
    </Badge>
  ) : (
    <Badge $tone="wait">
      <MailWarning aria-hidden />
      {texts.unverified}
    </Badge>
  );
  return (
    <SectionFrame id="email" lead={texts.lead} badge={badge}>
      <Address $strong>{user.email}</Address>
      {!user.isEmailVerified && (
        <Notice
          tone="wait"
          actions={
            <ResendButton variant="secondary" size="small">
              {texts.resend}
            </ResendButton>
          }
        >
          {user.role === 'tenant' ? texts.unverifiedHintTenant : texts.unverifiedHint}
        </Notice>
      )}
    </SectionFrame>
  );
}
