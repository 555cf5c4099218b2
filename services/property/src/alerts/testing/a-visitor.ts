import { randomUUID } from 'node:crypto';

import type { Sent } from '@pokriv/service-kit/testing';

import type { TestProperty } from '../../testing.ts';
import { savedSearchModel, type SavedSearch } from '../alert.models.ts';
import { personOfAddress } from '../alert-person.ts';
import { aFilter, linkOf } from './a-search.ts';

const CONFIRM_MS = 48 * 3_600_000;

/** A person without an account, with a unique address. */
export function aVisitorOf(service: TestProperty) {
  const email = `visitor-${randomUUID().slice(0, 8)}@example.bg`;
  const person = personOfAddress(email);
  const ask = (parts: object = {}): Promise<Sent> =>
    service.send('POST', '/saved-searches/anonymous', {
      body: { name: 'Двустаен в Лозенец', filter: aFilter(), email, ...parts },
    });
  /** Mailed confirmation requests. */
  const asked = async () =>
    (await service.announced('search-confirmation-asked'))
      .map(({ fact }) => fact as { to: { email: string }; searchId: string; expiresAt: string })
      .filter(({ to }) => to.email === email);
  const link = (method: 'GET' | 'POST', token: string): Promise<Sent> =>
    service.send(method, `/saved-searches/link/${token}`);
  const confirmation = (searchId: string): string =>
    linkOf({ action: 'confirm', person, searchId, until: service.clock.now.getTime() + CONFIRM_MS });
  return {
    email,
    person,
    ask,
    asked,
    link,
    confirmation,
    searches: () => savedSearchModel(service.connection).find({ person }).lean<SavedSearch[]>(),
    /** @returns id of a confirmed search */
    confirmed: async (parts: object = {}): Promise<string> => {
      await ask(parts);
      const searchId = (await asked()).at(-1)?.searchId ?? '';
      await link('POST', confirmation(searchId));
      return searchId;
    },
  };
}
export type TestVisitor = ReturnType<typeof aVisitorOf>;
