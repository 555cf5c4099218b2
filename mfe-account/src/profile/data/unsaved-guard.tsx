import * as pages from '@pokriv/contracts/pages';
import { useLeaveGuard } from '@pokriv/web-kit/leave-guard';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useEffect } from 'react';

import { texts } from './messages.ts';

export function UnsavedGuard({ isActive }: { isActive: boolean }) {
  const guard = useLeaveGuard({
    isActive,
    isWithin: ({ pathname }) => pathname === pages.profile.path,
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
      title={texts.leaveTitle}
      message={texts.leaveText}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  );
}
