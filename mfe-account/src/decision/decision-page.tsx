import type { DecisionFile } from '@pokriv/contracts/moderation/appeal';
import { decisionKinds } from '@pokriv/contracts/moderation/decision-kinds';
import { comingBack } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { Navigate, useLocation, useParams, useSearchParams } from '@pokriv/web-kit/router';
import { useSession } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import {
  breakpoint,
  Container,
  ErrorState,
  Heading,
  Loading,
  PageSpinner,
  Skeleton,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { AppealSection } from './appeal-section.tsx';
import { texts } from './messages.ts';
import { Statement } from './statement.tsx';

const Page = styled(Container)`
  max-width: 760px;
  padding-block: ${space(6)} ${space(16)};

  ${breakpoint.desktop} {
    padding-block: ${space(12)} ${space(24)};
  }
`;

/**
 * Statement of reasons with the appeal. The signed link of a mail works without a session, because a restricted person
 * cannot have one; other readers sign in first.
 */
export function DecisionPage() {
  useTitle(texts.tab);
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const session = useSession();
  const token = params.get('token') ?? undefined;
  if (token === undefined && session.status === 'loading') return <PageSpinner />;
  if (token === undefined && session.status === 'visitor')
    return <Navigate to={comingBack(pages.login, pathname + search)} replace />;
  return (
    <Page>
      <OpenDecision key={id} id={id} token={token} />
    </Page>
  );
}

function OpenDecision({ id, token }: { id: string; token: string | undefined }) {
  const { data, error, mutate } = useRead('readDecision', {
    params: { id },
    ...(token !== undefined && { query: { token } }),
    quiet: pageErrorCodes,
    swr: { dedupingInterval: 2000 },
  });
  if (error && !data) {
    return (
      <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton $height="420px" />
      </Loading>
    );
  }
  const { decision } = data.data;
  const keep = (file: DecisionFile) => void mutate({ ...data, data: file }, { revalidate: false });
  return (
    <Stack $gap={8}>
      <Stack $gap={2}>
        <Heading as="h1">{decisionKinds[decision.kind]}</Heading>
        <Text $tone="muted">{texts.decidedOn(formatDate(decision.at))}</Text>
      </Stack>
      <Statement decision={decision} />
      <AppealSection
        file={data.data}
        token={token}
        onChange={keep}
        revalidate={async () => (await mutate())?.data}
      />
    </Stack>
  );
}
