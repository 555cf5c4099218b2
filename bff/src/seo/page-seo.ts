import type { ReadForPage } from './page-read.ts';

/** A picture that is shown where a page is shared; its address is absolute. */
export interface SharedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** What search engines and previews are told of a page. */
export interface PageSeo {
  status: 200 | 404 | 410;
  /** Without the name of the site. */
  title: string;
  description: string;
  /** The one address of this content; a page without it is kept out of indexes. */
  canonical?: string;
  picture?: SharedPicture;
  /** schema.org, each a graph of its own. */
  data?: readonly object[];
}

/** An address, and how to read what stands behind it. */
export interface SeoRequest {
  /** As sent: not decoded. */
  path: string;
  search: URLSearchParams;
  /** PUBLIC_ORIGIN, without a slash at its end. */
  origin: string;
  read: ReadForPage;
}
