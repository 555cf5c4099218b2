import { planNames } from '@pokriv/contracts/billing/plans';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Notice, Stack } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { useSetAtom } from 'jotai';

import { DialogActions } from '../../frame/dialog-actions.tsx';
import { PortalButton } from '../current/portal-button.tsx';
import { ChangeTerms, type ChangeTermsProps } from './change-terms.tsx';
import { texts } from './messages.ts';
import { usePlanChange } from './use-plan-change.ts';

interface ChangeDialogProps extends ChangeTermsProps {
  open: boolean;
  onClose: () => void;
}

export function ChangeDialog({ open, onClose, ...terms }: ChangeDialogProps) {
  const { plan, interval, kind } = terms;
  const toast = useSetAtom(toastAtom);
  const { isBusy, failure, forget, change } = usePlanChange(() => {
    toast({ tone: 'success', text: texts.done[kind](planNames[plan]) });
    onClose();
  });
  const close = () => {
    forget();
    onClose();
  };
  const isDeclined = failure?.code === 'PAYMENT_DECLINED';
  const actions = (
    <DialogActions
      cancelLabel={texts.cancel}
      isBusy={isBusy}
      onConfirm={() => void change(plan, interval)}
      onCancel={close}
    >
      {isBusy ? texts.busy : texts.confirm[kind]}
    </DialogActions>
  );
  return (
    <Dialog open={open} locked={isBusy} title={texts.title(planNames[plan])} footer={actions} onClose={close}>
      <Stack $gap={4}>
        <ChangeTerms {...terms} />
        {failure && (
          <Notice
            tone="danger"
            title={isDeclined ? texts.declined : texts.failed}
            actions={isDeclined && <PortalButton>{texts.changeCard}</PortalButton>}
          >
            {failure.message} {isDeclined && texts.declinedHint}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
