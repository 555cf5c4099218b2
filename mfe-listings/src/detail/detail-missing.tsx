import * as pages from '@pokriv/contracts/pages';
import type { AppError } from '@pokriv/contracts/errors';
import { useRead } from '@pokriv/web-kit/api';
import { useTitle } from '@pokriv/web-kit/title';
import { ButtonLink, Container, EmptyState, ErrorState, space } from '@pokriv/web-kit/ui';
import { House } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { isMissing } from '../listing.ts';
import { forgetListing } from '../recent/recent-store.ts';
import { DetailSection } from './detail-section.tsx';
import { detailTexts as texts } from './messages.ts';
import { ShelfGrid } from './shelf-grid.tsx';

const Page = styled(Container)`
  padding-bottom: ${space(12)};
`;

const ways = (
  <>
    <ButtonLink to={pages.search.path}>{texts.search}</ButtonLink>
    <ButtonLink to="/" variant="secondary">
      {texts.goHome}
    </ButtonLink>
  </>
);

function OtherListings({ id, isGone }: { id: string; isGone: boolean }) {
  const similar = useRead('listSimilar', { params: { id }, isEnabled: isGone });
  const hasSimilar = (similar.data?.data.length ?? 0) > 0;
  const isAsked = isGone && !similar.data && !similar.error;
  const newest = useRead('searchProperties', {
    query: { sort: 'newest', limit: '6' },
    isEnabled: !isAsked && !hasSimilar,
  });
  const found = hasSimilar ? similar.data : newest.data;
  const cards = found?.data;
  if (!cards?.length) return null;
  return (
    <DetailSection title={hasSimilar ? texts.similar : texts.newest} hasListings>
      <ShelfGrid cards={cards} servedToken={found?.servedToken} />
    </DetailSection>
  );
}

interface DetailMissingProps {
  /** Undefined where other listings do not help, for example for an editing owner. */
  id?: string;
  error: AppError;
  onRetry: () => void;
}

export function DetailMissing({ id, error, onRetry }: DetailMissingProps) {
  const isGone = error.code === 'GONE';
  const isAbsent = isMissing(error);
  const title = isGone ? texts.goneTitle : texts.notFoundTitle;
  useTitle(isAbsent ? title : undefined);
  useEffect(() => {
    if (isAbsent && id) forgetListing(id);
  }, [isAbsent, id]);

  if (!isAbsent)
    return (
      <ErrorState titleAs="h1" message={error.message} onRetry={onRetry} requestId={error.body.requestId} />
    );
  return (
    <Page>
      <EmptyState titleAs="h1" icon={House} title={title} actions={ways}>
        {isGone ? texts.goneText : texts.notFoundText}
      </EmptyState>
      {id && <OtherListings id={id} isGone={isGone} />}
    </Page>
  );
}
