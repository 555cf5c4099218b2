import * as pages from '@pokriv/contracts/pages';
import { useRead } from '@pokriv/web-kit/api';
import { useParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { ButtonLink, EmptyState, ErrorState, Loading, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { Breadcrumb } from '@pokriv/web-kit/ui/navigation';
import { UserX } from 'lucide-react';

import { fresh } from '../list/fresh.ts';
import { fullName } from '../list/full-name.ts';
import { isMissing } from '../list/is-missing.ts';
import { texts } from './messages.ts';
import { UserView } from './user-view.tsx';

const LIST = pages.adminUsers.path;

export function UserPage() {
  const { id = '' } = useParams();
  return <OpenUser key={id} id={id} />;
}

/** Keyed by user: a late answer about the former one must not reach the read of the next. */
function OpenUser({ id }: { id: string }) {
  const { data, error, mutate } = useRead('getUser', { params: { id }, swr: fresh });
  const name = data ? fullName(data.data) : undefined;
  useTitle(name);
  if (isMissing(error)) {
    return (
      <EmptyState
        title={texts.missing}
        titleAs="h1"
        icon={UserX}
        actions={<ButtonLink to={LIST}>{texts.back}</ButtonLink>}
      >
        {texts.missingHint}
      </EmptyState>
    );
  }
  if (data) {
    return (
      <Stack $gap={4}>
        <Breadcrumb
          crumbs={[
            { text: texts.title, to: LIST },
            { text: name ?? '', to: `${LIST}/${id}` },
          ]}
        />
        <UserView
          user={data.data}
          revalidate={() => mutate()}
          onChange={(user) => void mutate({ ...data, data: user }, { revalidate: false })}
        />
      </Stack>
    );
  }
  if (error) {
    return (
      <ErrorState
        titleAs="h1"
        message={error.message}
        requestId={error.body.requestId}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    <Loading>
      <Stack $gap={4}>
        <Skeleton $height="140px" />
        <Skeleton $height="320px" />
      </Stack>
    </Loading>
  );
}
