import { listingTitle } from '@pokriv/contracts/search/page-titles';
import { useCurrency } from '@pokriv/web-kit/price';
import { useParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';

import { useRemembered } from '../recent/use-remembered.ts';
import { DetailMissing } from './detail-missing.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { DetailView } from './detail-view.tsx';
import { isOwnView } from '../listing.ts';
import { useListing } from './use-listing.ts';
import { useRecordedView } from './use-recorded-view.ts';

/** Listing page (decisions §4). */
export function DetailPage() {
  const { id = '' } = useParams();
  const currency = useCurrency();
  const { listing, error, retry } = useListing(id);
  const offered = listing?.status === 'active' && !isOwnView(listing) ? listing : undefined;
  useTitle(listing && listingTitle(listing, currency));
  useRecordedView(offered?.id);
  useRemembered(offered);
  if (listing) return <DetailView key={listing.id} listing={listing} />;
  return error ? <DetailMissing id={id} error={error} onRetry={retry} /> : <DetailSkeleton />;
}
