import type { Contact } from '@pokriv/contracts/moderation/contact';
import { contactLists, contactSubjects } from '@pokriv/contracts/moderation/contact-states';
import { useRead } from '@pokriv/web-kit/api';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';
import { EmptyState } from '@pokriv/web-kit/ui';
import { MousePointerClick } from 'lucide-react';

import { fresh } from '../list/fresh.ts';
import { TwoPanes } from '../list/two-panes.tsx';
import { TablePage, type TableShape } from '../table/table-page.tsx';
import { useTableAddress } from '../table/use-table-address.ts';
import { contactAddress, CONTACTS_PATH } from './contact-address.ts';
import { contactColumns } from './contact-columns.tsx';
import { texts } from './messages.ts';
import { OpenContact } from './open-contact.tsx';

const shape: TableShape<Contact> = {
  id: 'contacts',
  title: texts.title,
  counted: texts.found,
  searchHint: texts.searchHint,
  filters: [
    { name: 'status', label: texts.status, options: contactLists },
    { name: 'subject', label: texts.subject, options: contactSubjects },
  ],
  sorts: texts.sorts,
  columns: contactColumns,
  rowKey: ({ id }) => id,
  csv: 'exportContacts',
};

/** List, filters and the open message are in the address; mails link to it. */
export function ContactsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('id') ?? undefined;
  const address = useTableAddress({
    path: CONTACTS_PATH,
    filters: shape.filters,
    sorts: shape.sorts,
    defaultSort: 'newest',
    ...(id && { kept: { id } }),
  });
  const list = useRead('listContacts', { query: address.listQuery, swr: fresh });
  return (
    <TwoPanes
      title={texts.title}
      isOpen={Boolean(id)}
      columns="minmax(0, 1.3fr) minmax(0, 1fr)"
      list={<TablePage shape={shape} address={address} list={list} />}
    >
      {id ? (
        <OpenContact
          key={id}
          id={id}
          listAddress={contactAddress(params)}
          onChange={() => list.mutate()}
          onRemoved={() => {
            void navigate(contactAddress(params));
            return list.mutate();
          }}
        />
      ) : (
        <EmptyState title={texts.choose} icon={MousePointerClick}>
          {texts.chooseHint}
        </EmptyState>
      )}
    </TwoPanes>
  );
}
