import { VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import { Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { TextArea } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { DialogActions } from '../frame/dialog-actions.tsx';
import { texts } from './messages.ts';

interface ReasonDialogProps {
  title: string;
  text: string;
  label: string;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Refusal with an optional reason for the other person. */
export function ReasonDialog({ title, text, label, isBusy, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const isOver = reason.length > VIEWING_LIMITS.reasonMax;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isBusy}
      title={title}
      footer={
        <DialogActions
          cancelLabel={texts.back}
          variant="danger"
          isBusy={isBusy}
          onConfirm={() => {
            if (!isOver) onConfirm(reason.trim());
          }}
          onCancel={onClose}
        >
          {label}
        </DialogActions>
      }
    >
      <Stack>
        <Text>{text}</Text>
        <TextArea
          label={texts.reasonLabel}
          hint={texts.reasonHint}
          limit={VIEWING_LIMITS.reasonMax}
          value={reason}
          aria-invalid={isOver || undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
