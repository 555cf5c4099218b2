import type { ReadForPage } from './page-read.ts';

/** Sharing picture; its address is absolute. */
export interface SharedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** SEO data of a page. */
export interface PageSeo {
  status: 200 | 404 | 410;
  /** Without the site name. */
  title: string;
  description: string;
  /** Canonical address; a page without it is not indexed. */
  canonical?: string;
  picture?: SharedPicture;
  /** schema.org graphs. */
  data?: readonly object[];
}

export interface SeoRequest {
  /** As sent: not decoded. */
  path: string;
  search: URLSearchParams;
  /** PUBLIC_ORIGIN, without a trailing slash. */
  origin: string;
  read: ReadForPage;
}
