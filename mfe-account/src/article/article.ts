/**
 * Legal pages and guides as data, with one renderer. Texts support links `[помощ](/help)`, to this site, `mailto:` or
 * `tel:`.
 */
export interface ArticlePicture {
  src: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
}

export type Block =
  | string
  | { list: readonly string[]; isOrdered?: true }
  | { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { note: string; tone?: 'info' | 'good' | 'wait' }
  | { picture: ArticlePicture };

export interface ArticleSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface Article {
  tab: string;
  title: string;
  lead: string;
  sections: readonly ArticleSection[];
}
