import { Dialog } from '@pokriv/web-kit/ui/dialog';

import { ReasonForm } from '../../deciding/reason-form.tsx';
import { texts } from '../messages.ts';
import { useUserWrite, type ActDialogProps } from '../use-user-write.ts';

export function ResetFactorDialog({ user, open, onChange, onClose }: ActDialogProps) {
  const write = useUserWrite(onChange);
  return (
    <Dialog open={open} title={texts.resetFactor.title} onClose={onClose}>
      <ReasonForm
        effect={texts.resetFactor.effect}
        hint={texts.reasonHints.resetFactor}
        submit={texts.resetFactor.submit}
        isDangerous
        onCancel={onClose}
        onSubmit={async (reason) => {
          await write.resetFactor(user.id, reason, texts.resetFactor.done);
          onClose();
        }}
      />
    </Dialog>
  );
}
