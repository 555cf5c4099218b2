import { cityName } from '@pokriv/contracts/place/cities';
import { Amount } from '@pokriv/web-kit/price';

import { PictureRow } from '../list/picture-row.tsx';
import { titleOf } from '../list/title-of.ts';
import { texts } from '../messages.ts';
import { RowSigns } from './row-signs.tsx';
import type { QueueListing } from './use-queue.ts';

interface QueueRowProps {
  listing: QueueListing;
  /** Narrow column beside an open listing. */
  isNarrow: boolean;
  to: string;
  isOpen: boolean;
  showsStatus: boolean;
  /** Label of the decision, in its undo window or sent but not yet in the list. */
  decided: string | undefined;
}

export function QueueRow({ listing, isNarrow, to, isOpen, showsStatus, decided }: QueueRowProps) {
  const { images, location, price } = listing;
  return (
    <PictureRow
      to={to}
      cover={images[0]}
      title={titleOf(listing)}
      isOpen={isOpen}
      isNarrow={isNarrow}
      isDecided={decided !== undefined}
      facts={
        <>
          {price && (
            <>
              <Amount money={price} />
              {'\u00a0· '}
            </>
          )}
          {location.city && `${cityName(location.city)}\u00a0· `}
          {texts.queue.pictures(images.length)}
        </>
      }
    >
      <RowSigns listing={listing} showsStatus={showsStatus} decided={decided} />
    </PictureRow>
  );
}
