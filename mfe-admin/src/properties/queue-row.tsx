import { cityName } from '@pokriv/contracts/place/cities';
import { Amount } from '@pokriv/web-kit/price';

import { PictureRow } from '../list/picture-row.tsx';
import { texts } from '../messages.ts';
import type { Decision } from '../deciding/decision.ts';
import { RowSigns } from './row-signs.tsx';
import type { QueueListing } from './use-queue.ts';

interface QueueRowProps {
  listing: QueueListing;
  /** A narrow column beside an open listing. */
  isNarrow: boolean;
  to: string;
  isOpen: boolean;
  showsStatus: boolean;
  /** Decision in its undo window, or sent and not yet in the list. */
  decision: Decision | undefined;
}

export function QueueRow({ listing, isNarrow, to, isOpen, showsStatus, decision }: QueueRowProps) {
  const { images, location, price, title = texts.listing.noTitle } = listing;
  return (
    <PictureRow
      to={to}
      cover={images[0]}
      title={title}
      isOpen={isOpen}
      isNarrow={isNarrow}
      isDecided={decision !== undefined}
      facts={
        <>
          {price && (
            <>
              <Amount money={price} />
              {' · '}
            </>
          )}
          {location.city && `${cityName(location.city)} · `}
          {texts.queue.pictures(images.length)}
        </>
      }
    >
      <RowSigns listing={listing} showsStatus={showsStatus} decision={decision} />
    </PictureRow>
  );
}
