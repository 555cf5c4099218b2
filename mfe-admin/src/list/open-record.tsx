import type { AppError } from '@pokriv/contracts/errors';
import { breakpoint, ButtonLink, Card, ErrorState, Loading, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Back = styled.div`
  ${breakpoint.desktop} {
    display: none;
  }
`;

interface OpenRecordProps<Row> {
  read: { data?: { data: Row } | undefined; error?: AppError | undefined; mutate: () => Promise<unknown> };
  listAddress: string;
  back: string;
  children: (row: Row) => ReactNode;
}

/** Open record of a list with the back link of a phone, or its skeleton or error. */
export function OpenRecord<Row>({ read, listAddress, back, children }: OpenRecordProps<Row>) {
  const { data, error, mutate } = read;
  return (
    <Stack $gap={3}>
      <Back>
        <ButtonLink to={listAddress} variant="quiet" size="small">
          <ArrowLeft />
          {back}
        </ButtonLink>
      </Back>
      {data ? (
        children(data.data)
      ) : error ? (
        <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Card>
            <Skeleton $height="420px" />
          </Card>
        </Loading>
      )}
    </Stack>
  );
}
