import type { Rental } from '@pokriv/contracts/listing/owner-steps';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Stack } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';

import { leaseTexts as texts } from '../lease/messages.ts';
import { useLeaseEnd } from '../lease/use-lease-end.ts';
import { actionTexts } from './action-texts.ts';

interface RentDialogProps {
  question: ReactNode;
  isBusy: boolean;
  onRent: (rental?: Rental) => void;
  onClose: () => void;
}

/** Asks whether a home is rented and, optionally, until when: the listing is then offered back in time. */
export function RentDialog({ question, isBusy, onRent, onClose }: RentDialogProps) {
  const { leaseEnd, check, field } = useLeaseEnd();
  const { confirm, label } = actionTexts.rent;
  const rent = (): void => {
    if (check()) onRent(leaseEnd === '' ? undefined : { leaseEnd });
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
          <Field {...field} label={texts.optional} />
        </Stack>
      }
      onConfirm={rent}
      onCancel={onClose}
    />
  );
}
