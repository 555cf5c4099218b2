import { useRead } from '@pokriv/web-kit/api';
import { breakpoint, ButtonLink, Card, ErrorState, Loading, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';

import { fresh } from '../list/fresh.ts';
import { AppealRecord } from './appeal-record.tsx';
import { texts } from './messages.ts';

const Back = styled.div`
  ${breakpoint.desktop} {
    display: none;
  }
`;

interface OpenAppealProps {
  id: string;
  listAddress: string;
  onChange: () => Promise<unknown>;
}

export function OpenAppeal({ id, listAddress, onChange }: OpenAppealProps) {
  const { data, error, mutate } = useRead('readAppeal', { params: { id }, swr: fresh });
  return (
    <Stack $gap={3}>
      <Back>
        <ButtonLink to={listAddress} variant="quiet" size="small">
          <ArrowLeft />
          {texts.back}
        </ButtonLink>
      </Back>
      {data ? (
        <AppealRecord appeal={data.data} onChange={() => Promise.all([mutate(), onChange()])} />
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
