import type { Currency } from '@pokriv/contracts/money';

import type { ReadForPage } from './page-read.ts';

/** Sharing picture; its address is absolute. */
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
  /** Canonical address; a page without it is not indexed. */
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
  /** Of the sums in titles and descriptions. */
  currency: Currency;
  read: ReadForPage;
}
