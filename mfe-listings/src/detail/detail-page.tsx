import { useRead } from '@pokriv/web-kit/api';
import { useParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';

import { DetailMissing } from './detail-missing.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { DetailView } from './detail-view.tsx';
import { useRecordedView } from './use-recorded-view.ts';

/** One listing (decisions §4). */
export function DetailPage() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead('getProperty', { params: { id } });
  const listing = data?.data;
  useTitle(listing?.title);
  useRecordedView(listing?.status === 'active' ? listing.id : undefined);
  if (listing) return <DetailView key={listing.id} listing={listing} />;
  return error ? <DetailMissing error={error} onRetry={() => void mutate()} /> : <DetailSkeleton />;
}
