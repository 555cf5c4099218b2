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
  otherPhones: number;
}

export function publicLandlordRepository(connection: Connection) {
  const model = listingModel(connection);
  return {
    /**
     * From the owner's active listings; undefined without any, or while the owner is hidden.
     * @param verifiedPhone of the owner's account; null: not verified
     */
    async find(id: string, verifiedPhone: string | null): Promise<PublicLandlord | undefined> {
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
              otherPhones: { $sum: { $cond: [{ $eq: ['$fields.contactPhone', verifiedPhone] }, 0, 1] } },
            },
          },
        ])
        .option({ maxTimeMS: QUERY_MS });
      return row && toPublicLandlord(row, verifiedPhone !== null && row.otherPhones === 0);
    },
  };
}
export type PublicLandlordRepository = ReturnType<typeof publicLandlordRepository>;

function toPublicLandlord(
  { landlord, notOfAgency, agencyName, ...row }: Row,
  isPhoneVerified: boolean,
): PublicLandlord {
  const { id, firstName, lastName, avatar, memberSince, isEmailVerified } = landlord;
  return {
    ...{ id, firstName, lastName, avatar, memberSince, isEmailVerified },
    ...(isPhoneVerified && { isPhoneVerified }),
    isPremium: row.isPremium,
    activeListings: row.activeListings,
    ...(notOfAgency === 0 && agencyName && { agencyName }),
  };
}
