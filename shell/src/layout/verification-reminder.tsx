import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';
import { useWrite } from '@pokriv/web-kit/api';
import { readProfileAgain } from '@pokriv/web-kit/identity';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import {
  asHead,
  breakpoint,
  Button,
  Cluster,
  color,
  Container,
  font,
  IconButton,
  space,
} from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { MailWarning, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { accountTexts as texts } from './messages.ts';

const DISMISSED_KEY = 'verification-banner-dismissed';

const Strip = styled.aside`
  border-bottom: 1px solid ${color.line};
  font-size: ${font.size.small};
  background: ${color.waitTint};
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)};

  > svg {
    flex: none;
    color: ${color.wait};
  }

  > :nth-child(2) {
    flex: 1;
  }
`;

const Resend = styled(Button)`
  margin-left: -${space(3)};

  ${breakpoint.tablet} {
    margin-left: 0;
  }
`;

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

function storeDismissed(): void {
  try {
    sessionStorage.setItem(DISMISSED_KEY, '1');
  } catch {
    // Storage is forbidden: the banner returns on the next load.
  }
}

/** Dismissible for the session (spec §2). */
export function VerificationReminder({ text }: { text: string }) {
  const toast = useSetAtom(toastAtom);
  const [isDismissed, setDismissed] = useState(wasDismissed);
  // spec §8: a failed mail is only logged
  const resend = useWrite('sendVerificationEmail', { quiet: pageErrorCodes });
  if (isDismissed) return null;

  const dismiss = () => {
    setDismissed(true);
    storeDismissed();
  };
  const sendAgain = async () => {
    try {
      const { message } = await resend.trigger({});
      toast({ tone: 'success', text: message ?? signInTexts.verificationSentAgain });
      await readProfileAgain();
    } catch (error) {
      console.error('verification banner: mail not sent', error);
    }
  };

  return (
    <Strip ref={asHead} aria-label={text}>
      <Row>
        <MailWarning size={20} />
        <Cluster $gap={2} $spread>
          <span>{text}</span>
          <Resend variant="quiet" size="small" busy={resend.isMutating} onClick={() => void sendAgain()}>
            {texts.resend}
          </Resend>
        </Cluster>
        <IconButton label={texts.dismiss} onClick={dismiss}>
          <X />
        </IconButton>
      </Row>
    </Strip>
  );
}
