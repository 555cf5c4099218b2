import { comingBack } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { useLocation } from '@pokriv/web-kit/router';
import { ButtonLink } from '@pokriv/web-kit/ui';
import { LogIn } from 'lucide-react';

import { paymentTexts as texts } from './messages.ts';
import { PaymentFrame } from './payment-frame.tsx';

/** Only the payer sees a payment; the sign-in returns to this address. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <PaymentFrame
      icon={LogIn}
      title={texts.signInTitle}
      actions={<ButtonLink to={comingBack(pages.login, pathname + search)}>{texts.toLogin}</ButtonLink>}
    >
      {texts.signIn}
    </PaymentFrame>
  );
}
