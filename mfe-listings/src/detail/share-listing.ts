import { shareLink } from '../share/share-link.ts';

/** Drops the query, which may hold preview tokens or campaign parameters. @returns see `shareLink` */
export const shareListing = (title: string): ReturnType<typeof shareLink> =>
  shareLink(title, location.origin + location.pathname);
