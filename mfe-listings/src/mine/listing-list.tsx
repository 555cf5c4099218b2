import type { OwnProperty } from '@pokriv/contracts/property';
import { Stack } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useState } from 'react';

import { ListingRow } from './listing-row.tsx';
import { mineTexts as texts } from './messages.ts';
import type { OwnerAction } from './owner-actions.ts';

interface Asked {
  action: OwnerAction;
  listing: OwnProperty;
}

interface ListingListProps {
  listings: readonly OwnProperty[];
  onTake: (action: OwnerAction, listing: OwnProperty) => Promise<void>;
}

/** Rows of listings; a step that matters is asked about first. */
export function ListingList({ listings, onTake }: ListingListProps) {
  const [asked, setAsked] = useState<Asked>();
  const [busyId, setBusyId] = useState<string>();
  const question = asked && texts.actions[asked.action]?.confirm;

  const take = async ({ action, listing }: Asked): Promise<void> => {
    setBusyId(listing.id);
    await onTake(action, listing);
    setBusyId(undefined);
    setAsked(undefined);
  };
  const choose = (next: Asked) => {
    if (texts.actions[next.action]?.confirm) setAsked(next);
    else void take(next);
  };

  return (
    <Stack $gap={3}>
      {listings.map((listing) => (
        <ListingRow
          key={listing.id}
          listing={listing}
          busy={busyId === listing.id}
          onChoose={(action) => choose({ action, listing })}
        />
      ))}
      {asked && question && (
        <ConfirmDialog
          open
          title={question.title}
          message={question.message(asked.listing.title ?? texts.untitled)}
          type={question.type}
          confirmLabel={texts.actions[asked.action]?.label}
          loading={busyId !== undefined}
          onConfirm={() => void take(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}
