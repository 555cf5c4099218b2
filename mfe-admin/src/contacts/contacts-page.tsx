import type { Contact } from '@pokriv/contracts/moderation/contact';
import { contactLists, contactSubjects } from '@pokriv/contracts/moderation/contact-states';
import { useRead } from '@pokriv/web-kit/api';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';
import { breakpoint, EmptyState, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { MousePointerClick } from 'lucide-react';
import { styled } from 'styled-components';

import { fresh } from '../list/fresh.ts';
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

const Split = styled.div`
  ${breakpoint.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    align-items: start;
    gap: ${space(6)};
  }
`;

const Side = styled.div<{ $isShown: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};

  ${breakpoint.desktop} {
    display: block;
  }
`;

const PhoneTitle = styled(VisuallyHidden)`
  ${breakpoint.desktop} {
    display: none;
  }
`;

/** Messages to the team with one of them open; both are in the address because mails link to it. */
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
    <Split>
      {id && <PhoneTitle as="h1">{texts.title}</PhoneTitle>}
      <Side $isShown={!id}>
        <TablePage shape={shape} address={address} list={list} />
      </Side>
      <Side $isShown={Boolean(id)}>
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
      </Side>
    </Split>
  );
}
