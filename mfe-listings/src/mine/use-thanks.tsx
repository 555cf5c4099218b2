import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { AppError } from '@pokriv/contracts/errors';
import { cacheReply, call } from '@pokriv/web-kit/api';
import { useState, type ReactNode } from 'react';

import { ThankDialog, threadsOf } from './thank-dialog.tsx';

/** The notice to those who asked for a listing: `offer` opens only when there are some. */
export interface Thanks {
  offer: (listing: OwnProperty) => Promise<void>;
  open: (listing: OwnProperty) => void;
  view: ReactNode;
}

export function useThanks(): Thanks {
  const [listing, setListing] = useState<OwnProperty>();
  return {
    open: setListing,
    offer: async (rented) => {
      const { query, quiet } = threadsOf(rented);
      try {
        const reply = await call('listThreads', { query, quiet });
        await cacheReply('listThreads', reply, { query });
        if (reply.pagination.total > 0) setListing(rented);
      } catch (error) {
        // The listing is rented all the same; the menu of its row offers the notice later.
        if (!(error instanceof AppError)) throw error;
      }
    },
    view: listing && <ThankDialog key={listing.id} listing={listing} onClose={() => setListing(undefined)} />,
  };
}
