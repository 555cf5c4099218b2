import type { Rental } from '@pokriv/contracts/listing/owner-steps';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Stack, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { ConfirmDialog, Dialog } from '@pokriv/web-kit/ui/dialog';
import { useEffect, useRef, useState } from 'react';

import { LeaseDialog } from '../lease/lease-dialog.tsx';
import { actionTexts } from './action-texts.ts';
import type { Bulk } from './bulk/use-bulk.ts';
import { HistoryDialog } from './history-dialog.tsx';
import type { RowChoice } from './listing-menu.tsx';
import { ListingNotices } from './listing-notices.tsx';
import { ListingRow, type ListingRowProps } from './listing-row.tsx';
import { mineTexts as texts } from './messages.ts';
import type { OwnerAction } from './owner-actions.ts';
import { promotionNote } from './promotion-note.ts';
import { RentDialog } from './rent-dialog.tsx';
import { RevisionDialog } from './revision-dialog.tsx';
import { SelectAll } from './select-all.tsx';
import { ListingTable, type TableSettings } from './table/listing-table.tsx';
import { useListingSteps } from './use-my-listings.ts';
import type { Thanks } from './use-thanks.tsx';

interface Chosen {
  choice: RowChoice;
  listing: OwnProperty;
}
const isStep = (choice: RowChoice): choice is OwnerAction => Object.hasOwn(actionTexts, choice);

function StepQuestion({ action, listing }: { action: OwnerAction; listing: OwnProperty }) {
  const note = promotionNote(action, listing);
  return (
    <Stack $gap={3}>
      <p>{actionTexts[action].confirm?.message(listing.title ?? texts.untitled)}</p>
      {note && (
        <Text $size="small" $strong>
          {note}
        </Text>
      )}
    </Stack>
  );
}

interface ListingListProps {
  listings: readonly OwnProperty[];
  bulk: Bulk;
  thanks: Thanks;
  /** False: cards. */
  table: TableSettings | false;
}

export function ListingList({ listings, bulk, thanks, table }: ListingListProps) {
  const { take, duplicate } = useListingSteps();
  const [open, setOpen] = useState<Chosen>();
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasStepped = useRef(false);
  const close = (of?: OwnProperty) =>
    setOpen((shown) => (of && shown && shown.listing.id !== of.id ? shown : undefined));

  const carryOut = async ({ choice, listing }: Chosen, rental?: Rental): Promise<void> => {
    setBusyIds((ids) => [...ids, listing.id]);
    const isTaken = await (isStep(choice) ? take(choice, listing, rental) : duplicate(listing));
    setBusyIds((ids) => ids.filter((id) => id !== listing.id));
    close(listing);
    hasStepped.current = true;
    if (choice === 'rent' && isTaken) await thanks.offer(listing);
  };
  // The row may have left the list together with the focused button.
  useEffect(() => {
    if (!hasStepped.current || document.activeElement !== document.body) return;
    hasStepped.current = false;
    heading.current?.focus();
  });
  const choose = (next: Chosen): void => {
    hasStepped.current = false;
    if (next.choice === 'thank') return thanks.open(next.listing);
    const isAsked = isStep(next.choice) ? actionTexts[next.choice].confirm : next.choice !== 'duplicate';
    if (isAsked) setOpen(next);
    else void carryOut(next);
  };
  const asked =
    open && isStep(open.choice) ? { action: open.choice, ...actionTexts[open.choice] } : undefined;

  const rowOf = (listing: OwnProperty): ListingRowProps => ({
    listing,
    isBusy: busyIds.includes(listing.id) || bulk.isBusyWith(listing.id),
    isSelectable: bulk.selectable.includes(listing),
    isChosen: bulk.chosen.includes(listing),
    onTick: (isTicked) => bulk.tick(listing.id, isTicked),
    onChoose: (choice) => choose({ choice, listing }),
  });

  return (
    <Stack $gap={3}>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {texts.list}
      </VisuallyHidden>
      <SelectAll listings={listings} bulk={bulk} />
      {table ? (
        <ListingTable {...table} listings={listings} rowOf={rowOf} />
      ) : (
        listings.map((listing) => <ListingRow key={listing.id} {...rowOf(listing)} />)
      )}
      {open?.choice === 'rent' && asked?.confirm && (
        <RentDialog
          title={asked.confirm.title}
          confirmLabel={asked.label}
          question={<StepQuestion action="rent" listing={open.listing} />}
          isBusy={busyIds.includes(open.listing.id)}
          onRent={(rental) => void carryOut(open, rental)}
          onClose={() => close()}
        />
      )}
      {open?.choice === 'lease' && (
        <LeaseDialog
          listing={{ ...open.listing, title: open.listing.title ?? texts.untitled }}
          onClose={() => close()}
        />
      )}
      {open && open.choice !== 'rent' && asked?.confirm && (
        <ConfirmDialog
          open
          title={asked.confirm.title}
          message={<StepQuestion action={asked.action} listing={open.listing} />}
          type={asked.confirm.type}
          confirmLabel={asked.label}
          loading={busyIds.includes(open.listing.id)}
          onConfirm={() => void carryOut(open)}
          onCancel={() => close()}
        />
      )}
      {open?.choice === 'reason' && (
        <Dialog open title={texts.reason} onClose={() => close()}>
          <ListingNotices
            listing={open.listing}
            onShowRevision={() => setOpen({ ...open, choice: 'revision' })}
          />
        </Dialog>
      )}
      {open?.choice === 'revision' && <RevisionDialog listing={open.listing} onClose={() => close()} />}
      {open?.choice === 'history' && <HistoryDialog listing={open.listing} onClose={() => close()} />}
    </Stack>
  );
}
