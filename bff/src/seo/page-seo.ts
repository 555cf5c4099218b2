import type { Currency } from '@pokriv/contracts/money';

import type { ReadForPage } from './page-read.ts';

/** Sharing picture with an absolute address. */
export interface SharedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

export interface PageSeo {
  status: 200 | 404 | 410;
  /** Without the site name. */
  title: string;
  description: string;
  /** Canonical address; without it the page is not indexed. */
  canonical?: string;
  picture?: SharedPicture;
  /** Rent a month in euro, as `613.55`. */
  price?: string;
  data?: readonly object[];
}

export interface SeoRequest {
  path: string;
  search: URLSearchParams;
  origin: string;
  /** Currency of sums in titles and descriptions. */
  currency: Currency;
  read: ReadForPage;
}
