import { ERASED } from '@pokriv/contracts/erased';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { Link } from '@pokriv/web-kit/router';

import { titleOf } from '../list/title-of.ts';
import { texts } from './messages.ts';
import type { ShownPayment } from './shown-payment.ts';

/** Title of the promoted listing, unlinked for an erased account. */
export function PromotedListing({ promotion }: { promotion: NonNullable<ShownPayment['promotion']> }) {
  if (promotion.propertyId === ERASED) return texts.erasedListing;
  return (
    <Link to={`${pathTo(pages.adminQueueItem, promotion.propertyId)}?status=all`}>{titleOf(promotion)}</Link>
  );
}
