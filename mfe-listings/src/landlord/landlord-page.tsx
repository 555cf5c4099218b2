import type { AppError } from '@pokriv/contracts/errors';
import * as pages from '@pokriv/contracts/pages';
import { landlordHeading, publicName } from '@pokriv/contracts/search/landlord-listings';
import { useRead } from '@pokriv/web-kit/api';
import { useParams, useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import {
  ButtonLink,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Loading,
  Skeleton,
  space,
  Stack,
} from '@pokriv/web-kit/ui';
import { Breadcrumb } from '@pokriv/web-kit/ui/navigation';
import { UserRoundX } from 'lucide-react';
import { styled } from 'styled-components';

import { readLandlordPage, landlordHref } from './landlord-address.ts';
import { LandlordHead } from './landlord-head.tsx';
import { LandlordListings } from './landlord-listings.tsx';
import { landlordTexts as texts } from './messages.ts';

const Page = styled(Container)`
  padding-block: ${space(4)} ${space(16)};
`;

export function LandlordPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const asked = readLandlordPage(params);
  const { data, error, mutate } = useRead('readLandlord', { params: { id } });
  const landlord = data?.data;
  const heading = landlord && landlordHeading(publicName(landlord));
  useTitle(heading);

  if (error && !landlord) return <Failed error={error} onRetry={() => void mutate()} />;
  return (
    <Page>
      <Stack $gap={6}>
        {landlord && heading ? (
          <>
            <Breadcrumb
              crumbs={[
                { text: texts.home, to: pages.home.path },
                { text: texts.listings, to: pages.search.path },
                { text: heading, to: landlordHref(id, { page: 1 }) },
              ]}
            />
            <LandlordHead landlord={landlord} />
          </>
        ) : (
          <Loading>
            <Card>
              <Skeleton $height="112px" />
            </Card>
          </Loading>
        )}
        <LandlordListings key={id} id={id} asked={asked} />
      </Stack>
    </Page>
  );
}

function Failed({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const isMissing = error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST';
  useTitle(isMissing ? texts.missingTitle : undefined);
  if (!isMissing)
    return (
      <ErrorState titleAs="h1" message={error.message} onRetry={onRetry} requestId={error.body.requestId} />
    );
  return (
    <Page>
      <EmptyState
        titleAs="h1"
        icon={UserRoundX}
        title={texts.missingTitle}
        actions={
          <>
            <ButtonLink to={pages.search.path}>{texts.search}</ButtonLink>
            <ButtonLink to={pages.home.path} variant="secondary">
              {texts.goHome}
            </ButtonLink>
          </>
        }
      >
        {texts.missingText}
      </EmptyState>
    </Page>
  );
}
