import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useState } from 'react';

import { texts } from '../messages.ts';
import { useUserWrite, type ActDialogProps } from '../use-user-write.ts';

export function ReinstateDialog({ user, open, onChange, onClose }: ActDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const write = useUserWrite(onChange);
  const reinstate = async () => {
    setIsBusy(true);
    try {
      await write.update(user.id, { suspension: null }, texts.reinstate.done);
    } catch (error) {
      console.warn('user suspension: reinstatement failed', error);
    } finally {
      setIsBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={texts.reinstate.title}
      message={texts.reinstate.effect}
      confirmLabel={texts.reinstate.action}
      loading={isBusy}
      onConfirm={() => void reinstate()}
      onCancel={onClose}
    />
  );
}
