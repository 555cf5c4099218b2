import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';

import { ReasonDialog } from '../deciding/reason-dialog.tsx';
import { texts } from './messages.ts';
import type { ListingSteps } from './use-listing-steps.ts';

export function StepDialogs({ steps }: { steps: ListingSteps }) {
  const { asking, busyId, remove, deleteIt, cancel } = steps;
  const listing = asking?.listing;
  return (
    <>
      <ReasonDialog
        action={asking?.step === 'remove' ? 'remove' : undefined}
        onDecide={async (decision) => {
          if (listing && decision.action === 'remove') await remove(listing, decision.reason);
        }}
        onClose={cancel}
      />
      <ConfirmDialog
        open={asking?.step === 'delete'}
        type="danger"
        title={texts.deleteTitle}
        message={texts.deleteText(listing?.title ?? texts.untitled)}
        confirmLabel={texts.steps.delete}
        loading={busyId !== undefined}
        onConfirm={() => listing && deleteIt(listing)}
        onCancel={cancel}
      />
    </>
  );
}
