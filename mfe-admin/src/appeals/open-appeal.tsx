import { useRead } from '@pokriv/web-kit/api';

import { fresh } from '../list/fresh.ts';
import { OpenRecord } from '../list/open-record.tsx';
import { AppealRecord } from './appeal-record.tsx';
import { texts } from './messages.ts';
import type { Verdicts } from './use-verdicts.ts';

interface OpenAppealProps {
  id: string;
  listAddress: string;
  verdicts: Verdicts;
  onChange: () => Promise<unknown>;
}

export function OpenAppeal({ id, listAddress, verdicts, onChange }: OpenAppealProps) {
  const read = useRead('readAppeal', { params: { id }, swr: fresh });
  return (
    <OpenRecord read={read} listAddress={listAddress} back={texts.back}>
      {(appeal) => (
        <AppealRecord
          appeal={appeal}
          verdicts={verdicts}
          onChange={() => Promise.all([read.mutate(), onChange()])}
        />
      )}
    </OpenRecord>
  );
}
