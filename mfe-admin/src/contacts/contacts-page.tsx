import { contactStatuses, type ContactStatus } from '@pokriv/contracts/contact-states';
import { call, useRead } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Stack } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { fresh } from '../list/fresh.ts';
import { ListBody } from '../list/list-body.tsx';
import { PageHead } from '../list/page-head.tsx';
import { StatusFilter } from '../list/status-filter.tsx';
import { totalText } from '../list/total-text.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { texts } from '../messages.ts';
import { ContactCard } from './contact-card.tsx';

const PATH = '/admin/contacts';

/** The messages to the team, by status (decisions §9). */
export function ContactsPage() {
  const address = useListAddress(contactStatuses, 'new');
  const { status, page } = address;
  const list = useRead('listContacts', {
    query: { ...(status && { status }), page: String(page) },
    swr: fresh,
  });
  const toast = useSetAtom(toastAtom);
  const [busyId, setBusyId] = useState<string>();

  const move = async (id: string, next: ContactStatus) => {
    setBusyId(id);
    try {
      await call('setContactStatus', { params: { id }, body: { status: next } });
      toast({ tone: 'success', text: texts.contact.done });
    } catch (error) {
      // The failed call was told by the page's host; the list shows how things stand.
      console.warn('the message was not moved', error);
    } finally {
      await list.mutate();
      setBusyId(undefined);
    }
  };

  return (
    <Stack $gap={4}>
      <PageHead
        title={texts.contact.title}
        total={list.data && totalText(list.data.pagination, texts.contact.found)}
      />
      <StatusFilter statuses={contactStatuses} address={address} path={PATH} />
      <ListBody
        found={list.data}
        error={list.error}
        onRetry={() => void list.mutate()}
        rowHeight={130}
        hrefFor={(number) => `${PATH}${address.searchFor({ page: number })}`}
        empty={{ title: texts.contact.empty, hint: texts.contact.emptyHint }}
      >
        {(contacts) => (
          <Stack $gap={3}>
            {contacts.map((contact) => (
              <ContactCard
                key={contact.id}
                contact={contact}
                isBusy={busyId === contact.id}
                onChoose={(next) => void move(contact.id, next)}
              />
            ))}
          </Stack>
        )}
      </ListBody>
    </Stack>
  );
}
