/**
 * A long text as data: legal pages and guides are lists of sections that one renderer shows. In texts `[помощ](/help)` is a
 * link; to an address of this site, to a mail box or a telephone.
 */
export interface ArticlePicture {
  /** Address of the file. */
  src: string;
  width: number;
  height: number;
  /** What is seen, for those who do not see it. */
  alt: string;
  caption?: string;
}

export type Block =
  | string
  | { list: readonly string[]; isOrdered?: true }
  | { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { note: string; tone?: 'info' | 'good' | 'wait' }
  | { picture: ArticlePicture };

export interface ArticleSection {
  /** The anchor. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface Article {
  /** As in the tab and in search results. */
  tab: string;
  title: string;
  lead: string;
  sections: readonly ArticleSection[];
}
