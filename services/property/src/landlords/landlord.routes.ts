import { notFound } from '@pokriv/contracts/errors';
import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { messages } from '../messages.ts';
import type { PublicLandlordRepository } from './public-landlord.repository.ts';

interface LandlordDeps {
  publicLandlords: PublicLandlordRepository;
  verifiedPhoneOf: (userId: string) => Promise<string | null>;
}

export function landlordRoutes({ publicLandlords, verifiedPhoneOf }: LandlordDeps): Router {
  const router = Router();

  handle(router, 'readLandlord', async ({ params }) => {
    const data = await publicLandlords.find(params.id, await verifiedPhoneOf(params.id));
    if (!data) throw notFound(messages.landlord.notFound);
    return { data };
  });

  return router;
}
