import * as pages from '@pokriv/contracts/pages';
import type { Payment } from '@pokriv/contracts/billing/billing';
import { planGives } from '@pokriv/contracts/billing/plans';
import { successText } from '@pokriv/web-kit/messages';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink, Stack } from '@pokriv/web-kit/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';

import { BoughtPromotion } from '../paying/bought-promotion.tsx';
import { Purchase } from './purchase.tsx';
import { paymentTexts as texts } from './messages.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { refreshRights } from '../paying/refresh-rights.ts';

function NextStep({ payment }: { payment: Payment }) {
  const isLandlord = useUser()?.role === 'landlord';
  if (!payment.subscription) {
    return (
      <>
        <ButtonLink to={pages.myListings.path}>{texts.toListings}</ButtonLink>
        <ButtonLink to={`${pages.subscription.path}?tab=payments`} variant="secondary">
          {texts.toPayments}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {isLandlord && <ButtonLink to={pages.newListing.path}>{texts.addListing}</ButtonLink>}
      <ButtonLink to={pages.subscription.path} variant={isLandlord ? 'secondary' : 'primary'}>
        {texts.toPlan}
      </ButtonLink>
    </>
  );
}

export function Paid({ payment }: { payment: Payment }) {
  const { id, subscription, promotion } = payment;
  useEffect(() => void refreshRights(), [id]);
  return (
    <PaymentFrame
      tone="good"
      icon={CircleCheck}
      hasSiteLinks={false}
      title={successText(subscription ? 'payment.subscription' : 'payment.payment')}
      actions={<NextStep payment={payment} />}
    >
      <Stack $gap={4}>
        <Purchase payment={payment} />
        {subscription && (
          <p>
            {texts.slots(planGives[subscription.planId].listings)} {texts.renewal[subscription.interval]}
          </p>
        )}
        {promotion && <BoughtPromotion promotion={promotion} isPaid />}
      </Stack>
    </PaymentFrame>
  );
}
