import { Dialog } from '@pokriv/web-kit/ui/dialog';

import { ReasonForm } from '../../deciding/reason-form.tsx';
import { texts } from '../messages.ts';
import { useUserWrite, type ActDialogProps } from '../use-user-write.ts';

export function DeleteDialog({ user, open, onChange, onClose }: ActDialogProps) {
  const write = useUserWrite(onChange);
  return (
    <Dialog open={open} title={texts.remove.title} onClose={onClose}>
      <ReasonForm
        effect={texts.remove.effect}
        hint={texts.reasonHints.delete}
        submit={texts.remove.submit}
        isDangerous
        onCancel={onClose}
        onSubmit={async (reason) => {
          await write.remove(user.id, reason, texts.remove.done);
          onClose();
        }}
      />
    </Dialog>
  );
}
