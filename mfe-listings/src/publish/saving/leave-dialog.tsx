import type { LeaveGuard } from '@pokriv/web-kit/leave-guard';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';

import { keepingTexts as texts } from './messages.ts';

export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
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
