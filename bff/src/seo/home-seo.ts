import { home } from '@pokriv/contracts/pages';

import { texts } from './messages.ts';
import type { PageSeo, SeoRequest } from './page-seo.ts';
import { organization, webSite } from './structured-data.ts';

export const homeSeo = ({ origin }: Pick<SeoRequest, 'origin'>): PageSeo => ({
  status: 200,
  title: home.title,
  description: texts.site,
  canonical: `${origin}/`,
  data: [webSite(origin), organization(origin)],
});
