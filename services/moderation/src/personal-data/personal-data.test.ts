import { openFreshDatabase } from '@pokriv/service-kit/testing-database';
import type { Connection } from 'mongoose';

import { appealModel } from '../appeals/appeal.model.ts';
import { auditEntryModel } from '../audit/audit-entry.model.ts';
import { contactModel, type StoredContact } from '../contacts/contact.model.ts';
import { decisionModel } from '../decisions/decision.model.ts';
import { models } from '../models.ts';
import { reportModel, type StoredReport } from '../reports/report.model.ts';
import { readPersonalData } from './personal-data.repository.ts';

const at = new Date('2026-11-01T10:00:00Z');

const aReport = (parts: Partial<StoredReport>): StoredReport => ({
  _id: 'r',
  propertyId: 'l1',
  propertyTitle: 'Светъл апартамент',
  ownerId: 'owner',
  reportType: 'fake',
  reason: 'Снимките са чужди',
  description: 'Живея в съседния апартамент.',
  status: 'resolved',
  adminNotes: 'Обадих се на Петър.',
  reporter: { id: 'neighbour', firstName: 'Петър', lastName: 'Съседов', email: 'petar@example.bg' },
  handledBy: 'admin-1',
  handledAt: at,
  createdAt: at,
  updatedAt: at,
  ...parts,
});

const aContact = (parts: Partial<StoredContact>): StoredContact => ({
  _id: 'c',
  name: 'Петър',
  email: 'Petar@Example.bg',
  subject: 'technical',
  message: 'Не мога да вляза.',
  status: 'new',
  adminNotes: 'Познат случай.',
  handledBy: 'admin-1',
  createdAt: at,
  updatedAt: at,
  ...parts,
});

describe('personal data export of moderation', () => {
  let connection: Connection;

  beforeAll(async () => {
    connection = await openFreshDatabase('moderation', models);
    await reportModel(connection).insertMany([
      aReport({ _id: 'r1' }),
      aReport({ _id: 'r2', ownerId: 'another' }),
      aReport({ _id: 'r3', reporter: { id: 'x', firstName: 'Х', lastName: 'Х', email: 'x@example.bg' } }),
    ]);
    await contactModel(connection).insertMany([
      aContact({ _id: 'c1', replies: [{ at, by: 'admin-1', message: 'Опитайте пак.' }] }),
      aContact({ _id: 'c2', email: 'other@example.bg' }),
    ]);
    await decisionModel(connection).insertOne({
      ...{ _id: 'd1', kind: 'listing_removed', ownerId: 'owner', email: 'o@example.bg', firstName: 'Мария' },
      ...{
        listingId: 'l1',
        title: 'Светъл апартамент',
        code: null,
        reason: 'Чужди снимки',
        source: 'review',
      },
      ...{ isFoundByMachine: true, isDecidedByMachine: false, decidedBy: 'admin-1', until: null, at },
    });
    await appealModel(connection).insertOne({
      ...{ _id: 'd1', kind: 'listing_removed', status: 'upheld', version: 3, words: [] },
      person: { id: 'owner', email: 'o@example.bg', firstName: 'Мария' },
      ...{ listingId: 'l1', title: 'Светъл апартамент', openedAt: at, updatedAt: at, decidedAt: at },
      messages: [{ at, by: { id: 'owner', name: 'Мария' }, isOurs: false, message: 'Мои са.' }],
      verdict: { by: { id: 'admin-1', name: 'Анна Колева' }, reason: 'Няма оригинали.', isByDecider: false },
    });
    await auditEntryModel(connection).insertOne({
      ...{ _id: 'a1', at, ip: '10.0.0.1', action: 'resolveReport', reason: 'Чужди снимки', words: [] },
      actor: { id: 'admin-1', name: 'Анна Колева' },
      target: { kind: 'report', id: 'r1', label: 'Светъл апартамент' },
      ...{ before: { status: 'pending' }, after: { adminNotes: 'Обадих се на Петър.' } },
    });
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const ids = (records: unknown) => (records as { id: string }[]).map(({ id }) => id).sort();

  it("contains the person's reports and messages in their own words, with our answers", async () => {
    const person = { userId: 'neighbour', email: 'petar@example.bg' };
    const { documents } = await readPersonalData(connection, person);
    expect(ids(documents['reports-filed'])).toEqual(['r1', 'r2']);
    expect(documents['reports-filed']).toContainEqual(
      expect.objectContaining({ reason: 'Снимките са чужди', description: 'Живея в съседния апартамент.' }),
    );
    expect(documents['reports-about-my-listings']).toEqual([]);
    expect(documents.messages).toMatchObject([
      { id: 'c1', message: 'Не мога да вляза.', replies: [{ at, message: 'Опитайте пак.' }] },
    ]);
    expect(JSON.stringify(documents)).not.toMatch(/admin-1|Обадих|Познат/u);
  });

  it("contains reports about their listings without the reporter and the reporter's words", async () => {
    const { documents } = await readPersonalData(connection, { userId: 'owner' });
    expect(ids(documents['reports-about-my-listings'])).toEqual(['r1', 'r3']);
    expect(documents['reports-about-my-listings']).toContainEqual({
      id: 'r1',
      propertyId: 'l1',
      propertyTitle: 'Светъл апартамент',
      reportType: 'fake',
      status: 'resolved',
      createdAt: at,
      handledAt: at,
    });
    expect(JSON.stringify(documents)).not.toMatch(/Петър|Съседов|petar|neighbour|чужди|съседния|admin-1/u);
  });

  it('contains the decisions about them and their appeals without the moderators', async () => {
    const { documents } = await readPersonalData(connection, { userId: 'owner' });
    expect(documents['decisions-about-me']).toMatchObject([
      { id: 'd1', kind: 'listing_removed', reason: 'Чужди снимки', isFoundByMachine: true },
    ]);
    expect(documents.appeals).toEqual([
      {
        ...{ id: 'd1', kind: 'listing_removed', status: 'upheld', title: 'Светъл апартамент' },
        ...{ openedAt: at, decidedAt: at, answer: 'Няма оригинали.' },
        messages: [{ at, isOurs: false, message: 'Мои са.' }],
      },
    ]);
    expect(JSON.stringify(documents)).not.toMatch(/admin-1|Анна/u);
  });

  it('contains their actions as an administrator without the people concerned', async () => {
    const { documents } = await readPersonalData(connection, { userId: 'admin-1' });
    expect(documents['acts-as-administrator']).toEqual([
      { id: 'a1', at, ip: '10.0.0.1', action: 'resolveReport', about: 'report' },
    ]);
  });

  it('leaves out messages from an unverified address', async () => {
    const { documents } = await readPersonalData(connection, { userId: 'neighbour' });
    expect(documents.messages).toEqual([]);
  });
});
