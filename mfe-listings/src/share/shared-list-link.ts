import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';

/** Absolute URL. */
export const sharedListLink = (token: string): string => location.origin + pathTo(pages.sharedList, token);
