import { useLeaveGuard } from '@pokriv/web-kit/leave-guard';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useEffect } from 'react';

import { texts } from '../messages.ts';

interface UnsavedGuardProps {
  isActive: boolean;
  /** Path of the form; links to it are not guarded. */
  path: string;
  /** Names the unsaved data. */
  message: string;
}

export function UnsavedGuard({ isActive, path, message }: UnsavedGuardProps) {
  const guard = useLeaveGuard({
    isActive,
    isWithin: ({ pathname }) => pathname === path,
    settle: () => Promise.resolve(false),
  });

  useEffect(() => {
    if (!isActive) return;
    const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', holdBack);
    return () => removeEventListener('beforeunload', holdBack);
  }, [isActive]);

  return (
    <ConfirmDialog
      open={guard.isAsking}
      type="warning"
      title={texts.unsaved.title}
      message={message}
      confirmLabel={texts.unsaved.leave}
      cancelLabel={texts.unsaved.stay}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  );
}
