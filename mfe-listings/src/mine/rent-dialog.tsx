import type { Rental } from '@pokriv/contracts/listing/owner-steps';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Stack } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';

import { leaseTexts as texts } from '../lease/messages.ts';
import { useLeaseEnd } from '../lease/use-lease-end.ts';

interface RentDialogProps {
  title: string;
  confirmLabel: string;
  question: ReactNode;
  /** Homes that are rented until the same day. */
  count?: number;
  isBusy?: boolean;
  onRent: (rental?: Rental) => void;
  onClose: () => void;
}

/** Asks whether homes are rented and, optionally, until when: the listings are then offered back in time. */
export function RentDialog({
  title,
  confirmLabel,
  question,
  count = 1,
  isBusy = false,
  onRent,
  onClose,
}: RentDialogProps) {
  const { leaseEnd, check, field } = useLeaseEnd('', count);
  const rent = (): void => {
    if (check()) onRent(leaseEnd === '' ? undefined : { leaseEnd });
  };
  return (
    <ConfirmDialog
      open
      title={title}
      type="info"
      confirmLabel={confirmLabel}
      loading={isBusy}
      message={
        <Stack $gap={4}>
          {question}
          <Field
            {...field}
            label={texts.optional(count)}
            hint={count === 1 ? field.hint : `${texts.forAll} ${field.hint}`}
          />
        </Stack>
      }
      onConfirm={rent}
      onCancel={onClose}
    />
  );
}
