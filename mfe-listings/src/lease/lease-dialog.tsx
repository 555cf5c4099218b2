import { AppError } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Stack } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { refreshListings } from '../refresh-listings.ts';
import { leaseTexts as texts } from './messages.ts';
import { useLeaseEnd } from './use-lease-end.ts';

interface LeaseDialogProps {
  listing: { id: string; title: string; leaseEnd?: string | undefined; version?: number | undefined };
  onClose: () => void;
}

/** Optimistic lock: a concurrent change is shown, not overwritten. */
export function LeaseDialog({
  listing: { id, title, leaseEnd: stored, version: shown },
  onClose,
}: LeaseDialogProps) {
  const toast = useSetAtom(toastAtom);
  // The list behind revalidates meanwhile.
  const [version] = useState(shown);
  const { leaseEnd, check, refuse, field } = useLeaseEnd(stored);
  const [isBusy, setIsBusy] = useState(false);

  const save = async (): Promise<void> => {
    if (!check()) return;
    setIsBusy(true);
    try {
      await call('changeLease', {
        params: { id },
        body: { leaseEnd: leaseEnd || null, ...(version !== undefined && { version }) },
        quiet: ['UNPROCESSABLE'],
      });
      toast({ tone: 'success', text: leaseEnd ? texts.saved : texts.forgotten });
      await refreshListings();
      onClose();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The shell shows other errors.
      if (error.code === 'UNPROCESSABLE') return refuse(error.message);
      if (error.code !== 'CONFLICT' && error.code !== 'INVALID_TRANSITION') return;
      await refreshListings();
      onClose();
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.save}
      loading={isBusy}
      message={
        <Stack $gap={4}>
          <p>{title}</p>
          <Field {...field} label={texts.until} hint={`${field.hint} ${texts.empty}`} />
        </Stack>
      }
      onConfirm={() => void save()}
      onCancel={onClose}
    />
  );
}
