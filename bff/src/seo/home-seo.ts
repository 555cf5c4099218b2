import { homeTitle } from '@pokriv/contracts/page-titles';

import { texts } from './messages.ts';
import type { PageSeo, SeoRequest } from './page-seo.ts';
import { organization, webSite } from './structured-data.ts';

export const homeSeo = ({ origin }: Pick<SeoRequest, 'origin'>): PageSeo => ({
  status: 200,
  title: homeTitle,
  description: texts.site,
  canonical: `${origin}/`,
  data: [webSite(origin), organization(origin)],
});
