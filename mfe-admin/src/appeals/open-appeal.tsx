import { useRead } from '@pokriv/web-kit/api';

import { fresh } from '../list/fresh.ts';
import { OpenRecord } from '../list/open-record.tsx';
import { AppealRecord } from './appeal-record.tsx';
import { texts } from './messages.ts';

interface OpenAppealProps {
  id: string;
  listAddress: string;
  onChange: () => Promise<unknown>;
}

export function OpenAppeal({ id, listAddress, onChange }: OpenAppealProps) {
  const read = useRead('readAppeal', { params: { id }, swr: fresh });
  return (
    <OpenRecord read={read} listAddress={listAddress} back={texts.back}>
      {(appeal) => <AppealRecord appeal={appeal} onChange={() => Promise.all([read.mutate(), onChange()])} />}
    </OpenRecord>
  );
}
