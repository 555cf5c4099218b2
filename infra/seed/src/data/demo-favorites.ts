import { createRandom } from '../random.ts';
import type { DemoPerson } from './people/people.ts';

export interface DemoFavorite {
  userId: string;
  listingId: string;
  at: Date;
}

export function demoFavorites(
  tenants: readonly DemoPerson[],
  listingIds: readonly string[],
  now: Date,
): DemoFavorite[] {
  return tenants.flatMap(({ id }) => {
    const random = createRandom(`favorites/${id}`);
    const count = Math.min(listingIds.length, id === 'demo-tenant' ? 9 : random.int(3, 12));
    return random.some(listingIds, count).map((listingId) => ({
      userId: id,
      listingId,
      at: new Date(now.getTime() - random.between(0.01, 20) * 86_400_000),
    }));
  });
}
