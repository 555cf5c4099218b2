import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';

import { titleOf } from '../list/title-of.ts';
import { ReasonDialog } from '../deciding/reason-dialog.tsx';
import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { UndoPanel } from '../undo/undo-panel.tsx';
import { texts } from './messages.ts';
import type { ListingSteps } from './use-listing-steps.ts';

export function StepDialogs({ steps }: { steps: ListingSteps }) {
  const { asking, undo, decide, formerOf, deleteIt, cancel } = steps;
  const [areKeysOn] = useKeysSetting();
  const listing = asking?.listing;
  return (
    <>
      <ReasonDialog
        action={asking?.step === 'remove' ? 'remove' : undefined}
        former={listing && formerOf(listing.id)}
        onDecide={(decision) => {
          if (listing) decide(listing, decision);
          return Promise.resolve();
        }}
        onClose={cancel}
      />
      <ConfirmDialog
        open={asking?.step === 'delete'}
        type="danger"
        title={texts.deleteTitle}
        message={texts.deleteText(titleOf(listing))}
        confirmLabel={texts.steps.delete}
        onConfirm={() => listing && deleteIt(listing)}
        onCancel={cancel}
      />
      <UndoPanel undo={undo} areKeysOn={areKeysOn} />
    </>
  );
}
