import { useRead } from '@pokriv/web-kit/api';
import { breakpoint, ButtonLink, Card, ErrorState, Loading, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';

import { fresh } from '../list/fresh.ts';
import { ContactRecord } from './contact-record.tsx';
import { texts } from './messages.ts';

const Back = styled.div`
  ${breakpoint.desktop} {
    display: none;
  }
`;

interface OpenContactProps {
  id: string;
  listAddress: string;
  onChange: () => Promise<unknown>;
  onRemoved: () => Promise<unknown>;
}

export function OpenContact({ id, listAddress, onChange, onRemoved }: OpenContactProps) {
  const { data, error, mutate } = useRead('getContact', { params: { id }, swr: fresh });
  return (
    <Stack $gap={3}>
      <Back>
        <ButtonLink to={listAddress} variant="quiet" size="small">
          <ArrowLeft />
          {texts.back}
        </ButtonLink>
      </Back>
      {data ? (
        <ContactRecord
          contact={data.data}
          follow={{ onChange: () => Promise.all([mutate(), onChange()]), onRemoved }}
        />
      ) : error ? (
        <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Card>
            <Skeleton $height="320px" />
          </Card>
        </Loading>
      )}
    </Stack>
  );
}
