import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { LEASE_MONTHS_MOST, LEASE_OFFER_DAYS } from '@pokriv/contracts/listing/today-rules';
import type { Rental } from '@pokriv/contracts/listing/owner-steps';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Stack } from '@pokriv/web-kit/ui';
import { useState, type ReactNode } from 'react';

import { actionTexts } from './action-texts.ts';
import { mineTexts } from './messages.ts';

const texts = mineTexts.lease;
const MONTH_DAYS = 30;

interface RentDialogProps {
  question: ReactNode;
  isBusy: boolean;
  onRent: (rental?: Rental) => void;
  onClose: () => void;
}

/** Asks whether a home is rented and, optionally, until when: the listing is then offered back in time. */
export function RentDialog({ question, isBusy, onRent, onClose }: RentDialogProps) {
  const [leaseEnd, setLeaseEnd] = useState('');
  const [error, setError] = useState<string>();
  const [today] = useState(() => sofiaDay(new Date()));
  const [first, last] = [addDays(today, 1), addDays(today, LEASE_MONTHS_MOST * MONTH_DAYS)];
  const { confirm, label } = actionTexts.rent;
  const rent = (): void => {
    const isWrong = leaseEnd !== '' && (leaseEnd < first || leaseEnd > last);
    setError(isWrong ? texts.wrong : undefined);
    if (!isWrong) onRent(leaseEnd === '' ? undefined : { leaseEnd });
  };
  return (
    <ConfirmDialog
      open
      title={confirm?.title ?? label}
      type={confirm?.type}
      confirmLabel={label}
      loading={isBusy}
      message={
        <Stack $gap={4}>
          {question}
          <Field
            type="date"
            label={texts.label}
            hint={texts.hint(LEASE_OFFER_DAYS)}
            min={first}
            max={last}
            value={leaseEnd}
            error={error}
            onChange={(event) => {
              setError(undefined);
              setLeaseEnd(event.target.value);
            }}
          />
        </Stack>
      }
      onConfirm={rent}
      onCancel={onClose}
    />
  );
}
