import { useRead } from '@pokriv/web-kit/api';
import { useUser } from '@pokriv/web-kit/session';
import { ErrorState, Loading, Notice, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';

import { listingOfLeva } from '../copies-in-leva.ts';
import { isOwnView } from '../listing.ts';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { SlotPicker } from '../viewing/slot-picker.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { conversationTexts as texts } from './messages.ts';

interface ConversationSheetProps {
  listingId: string;
  kind: 'message' | 'viewing';
  onClose: () => void;
}

/** Message form or slot picker, over the page. Loads the listing from cache or server. */
export function ConversationSheet({ listingId, kind, onClose }: ConversationSheetProps) {
  const user = useUser();
  const { data, error, mutate } = useRead('getProperty', {
    params: { id: listingId },
    quiet: pageErrorCodes,
  });
  const listing = data && listingOfLeva(data.data);
  const isOwn = listing && (isOwnView(listing) || listing.landlord.id === user?.id);
  const refusal = isOwn ? texts.ownListing : listing?.status === 'active' ? undefined : texts.noLongerActive;

  const instead = (
    <>
      {listing && refusal && <Notice tone="wait">{refusal}</Notice>}
      {!listing && error && <ErrorState message={texts.failedToLoad} onRetry={() => void mutate()} />}
      {!listing && !error && (
        <Loading>
          <Stack>
            <Skeleton $height="80px" />
            <Skeleton $height="160px" />
          </Stack>
        </Loading>
      )}
    </>
  );
  const ready = refusal ? undefined : listing;

  if (kind === 'message')
    return <MessageSheet listingId={listingId} listing={ready} instead={instead} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={texts.book}>
      {ready ? <SlotPicker listing={ready} /> : instead}
    </Sheet>
  );
}
