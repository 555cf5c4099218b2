import { useRead } from '@pokriv/web-kit/api';

import { fresh } from '../list/fresh.ts';
import { OpenRecord } from '../list/open-record.tsx';
import { ContactRecord } from './contact-record.tsx';
import { texts } from './messages.ts';

interface OpenContactProps {
  id: string;
  listAddress: string;
  onChange: () => Promise<unknown>;
  onRemoved: () => Promise<unknown>;
}

export function OpenContact({ id, listAddress, onChange, onRemoved }: OpenContactProps) {
  const read = useRead('getContact', { params: { id }, swr: fresh });
  return (
    <OpenRecord read={read} listAddress={listAddress} back={texts.back}>
      {(contact) => (
        <ContactRecord
          contact={contact}
          follow={{ onChange: () => Promise.all([read.mutate(), onChange()]), onRemoved }}
        />
      )}
    </OpenRecord>
  );
}
