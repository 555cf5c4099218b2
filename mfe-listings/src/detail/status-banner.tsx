import { listingStatuses, rejectCodes } from '@pokriv/contracts/listing-states';
import { userAtom } from '@pokriv/web-kit/session';
import { ButtonLink, Notice, Text, type NoticeTone } from '@pokriv/web-kit/ui';
import { useAtomValue } from 'jotai';

import { isOver, isOwnView, type Listing } from './listing.ts';
import { detailTexts as texts } from './messages.ts';

const tones: Partial<Record<Listing['status'], NoticeTone>> = {
  pending: 'wait',
  paused: 'wait',
  rejected: 'danger',
  removed: 'danger',
  deleted: 'danger',
};

/** Everybody learns that a listing is over; its owner and admins also what state it is in. */
export function StatusBanner({ listing }: { listing: Listing }) {
  const user = useAtomValue(userAtom);
  const isOwner = user?.id === listing.landlord.id;
  const mayEdit = isOwner && !['removed', 'deleted'].includes(listing.status);
  const edit = mayEdit && (
    <ButtonLink to={`/edit-property/${listing.id}`} variant="secondary" size="small">
      {texts.edit}
    </ButtonLink>
  );
  if (isOver(listing)) {
    return (
      <Notice tone="wait" title={texts.inactive} actions={edit}>
        {texts.inactiveText}
      </Notice>
    );
  }
  if (listing.status === 'active' || !isOwnView(listing)) return null;
  const { reason, code } = listing.moderation;
  return (
    <Notice
      tone={tones[listing.status] ?? 'info'}
      title={texts.statusTitle(listingStatuses[listing.status])}
      actions={edit}
    >
      <Text>{texts.statusText}</Text>
      {(code || reason) && (
        <Text>
          {texts.rejectedReason}: {[code && rejectCodes[code], reason].filter(Boolean).join('. ')}
        </Text>
      )}
    </Notice>
  );
}
