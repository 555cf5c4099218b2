import type { PublicLandlord } from '@pokriv/contracts/listing/public-landlord';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import type { ListingOwner } from '../listings/stored-listing.ts';

interface Row {
  landlord: ListingOwner;
  isPremium: boolean;
  agencyName?: string | null;
  activeListings: number;
  notOfAgency: number;
}

export function publicLandlordRepository(connection: Connection) {
  const model = listingModel(connection);
  return {
    /** From the owner's active listings; undefined without any, or while the owner is hidden. */
    async find(id: string): Promise<PublicLandlord | undefined> {
      const [row] = await model
        .aggregate<Row>([
          { $match: { ownerId: id, status: 'active', isHidden: { $ne: true } } },
          { $sort: { createdAt: -1, _id: -1 } },
          {
            $group: {
              _id: null,
              landlord: { $first: '$landlord' },
              isPremium: { $first: '$isPremium' },
              agencyName: { $first: '$fields.agencyName' },
              activeListings: { $sum: 1 },
              notOfAgency: { $sum: { $cond: [{ $eq: ['$fields.advertiserType', 'agency'] }, 0, 1] } },
            },
          },
        ])
        .option({ maxTimeMS: QUERY_MS });
      return row && toPublicLandlord(row);
    },
  };
}
export type PublicLandlordRepository = ReturnType<typeof publicLandlordRepository>;

function toPublicLandlord({ landlord, notOfAgency, agencyName, ...row }: Row): PublicLandlord {
  const { id, firstName, lastName, avatar, memberSince, isEmailVerified } = landlord;
  return {
    ...{ id, firstName, lastName, avatar, memberSince, isEmailVerified },
    isPremium: row.isPremium,
    activeListings: row.activeListings,
    ...(notOfAgency === 0 && agencyName && { agencyName }),
  };
}
