import { z } from 'zod';

import { ClientError } from './client-error.ts';
import { AdminStats, AdminStatsQuery } from './moderation/admin-stats.ts';
import { AdminWork } from './moderation/admin-work.ts';
import type { Schemas } from './endpoint.ts';
import { PropertyCard } from './listing/property.ts';
import { ServedToken } from './listing/shown-cards.ts';
import { dataOf, Done } from './zod-parts.ts';

export const HomePage = z.object({
  super: z.array(PropertyCard).max(4),
  recommended: z.array(PropertyCard),
  cities: z.record(z.string(), z.number()),
  servedToken: ServedToken,
});
export type HomePage = z.infer<typeof HomePage>;

export const pageEndpoints = {
  readHomePage: { reply: dataOf(HomePage), summary: 'Начална страница' },
  readAdminStats: {
    query: AdminStatsQuery,
    reply: dataOf(AdminStats),
    summary: 'Статистика за администратора',
  },
  readAdminWork: { reply: dataOf(AdminWork), summary: 'Какво чака администратора' },
  reportClientError: { body: ClientError, reply: Done, status: 202, summary: 'Грешка в браузъра' },
} as const satisfies Record<string, Schemas>;
