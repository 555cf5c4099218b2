import * as pages from '@pokriv/contracts/pages';
import { Button, ButtonLink, Spinner, Stack } from '@pokriv/web-kit/ui';
import { CircleHelp, CloudOff, Hourglass } from 'lucide-react';

import { paymentTexts as texts } from './messages.ts';
import { Paid } from './paid.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import { ReferenceNote } from './reference-note.tsx';
import { useSessionReference } from './session-reference.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { Processing } from './processing.tsx';
import { Unpaid } from './unpaid.tsx';
import { usePaymentOfSession } from './use-payment-of-session.ts';

/**
 * Identifies the payment by `?session_id=`. Only the provider's webhook marks it paid, so the page polls for up to 30 s
 * and then shows „processing“ (decisions §8).
 */
export function PaymentSuccessPage() {
  const reference = useSessionReference();
  const { now, checkAgain } = usePaymentOfSession(reference, { isAwaited: true });
  if (now.stage === 'known') {
    return now.payment.status === 'succeeded' ? (
      <Paid payment={now.payment} />
    ) : (
      <Unpaid payment={now.payment} />
    );
  }
  if (now.stage === 'visitor') return <SignInFirst />;
  if (now.stage === 'late') return <Processing reference={reference} onCheckAgain={checkAgain} />;
  if (now.stage === 'checking') {
    return (
      <PaymentFrame icon={Hourglass} title={texts.checking} hasSiteLinks={false}>
        <Stack $gap={4}>
          <p>{texts.checkingText}</p>
          <Spinner />
        </Stack>
      </PaymentFrame>
    );
  }
  if (now.stage === 'failed') {
    const retry = (
      <Button type="button" onClick={checkAgain}>
        {texts.retry}
      </Button>
    );
    return (
      <PaymentFrame tone="danger" icon={CloudOff} title={texts.errorTitle} actions={retry}>
        {now.error.message}
        <ReferenceNote reference={reference} />
      </PaymentFrame>
    );
  }
  const isNamed = now.stage === 'unknown';
  return (
    <PaymentFrame
      icon={CircleHelp}
      title={isNamed ? texts.unknownTitle : texts.noReferenceTitle}
      actions={<ButtonLink to={`${pages.subscription.path}?tab=payments`}>{texts.toPayments}</ButtonLink>}
    >
      {isNamed ? texts.unknown : texts.noReference}
      {isNamed && <ReferenceNote reference={reference} />}
    </PaymentFrame>
  );
}
