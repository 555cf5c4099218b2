import { auditor } from '@pokriv/service-kit/testing-audit';

import { contactModel } from '../contacts/contact.model.ts';
import { startModeration, type ModerationService } from '../start-moderation.testing.ts';
import { auditEntriesOfOneShape } from './audit-entries.ts';

const at = new Date('2026-11-01T10:00:00Z');

describe('migration of old audit entries', () => {
  let service: ModerationService;

  beforeAll(async () => {
    service = await startModeration();
    await contactModel(service.connection).insertOne({
      ...{ _id: 'c1', name: 'Петър', email: 'petar@example.bg', subject: 'technical', message: 'Не мога.' },
      ...{ status: 'answered', adminNotes: '', handledBy: 'admin-1', createdAt: at, updatedAt: at },
    });
    const old = { actorId: 'admin-1', before: { status: 'new' }, after: { status: 'answered' }, at };
    const audit = service.connection.collection<{ _id: string; action: string; target: object }>('audit');
    await audit.insertMany([
      { _id: 'a1', ...old, action: 'contact-status', target: { kind: 'contact', id: 'c1' } },
      { _id: 'a2', ...old, action: 'report-status', target: { kind: 'report', id: 'gone' } },
    ]);
    await audit.createIndex({ actorId: 1 }, { name: 'by actor' });
    await auditEntriesOfOneShape.up(service.connection);
    await auditEntriesOfOneShape.up(service.connection);
  });
  afterAll(() => service.close());

  const list = async (query: string) => {
    const { status, body } = await service.send('GET', `/admin/audit?${query}`, { as: auditor });
    expect(status).toBe(200);
    return body.data as unknown[];
  };

  it('makes them readable in the present shape', async () => {
    const rest = { actor: { id: 'admin-1', name: 'Администратор' }, ip: '', reason: null };
    const states = { before: { status: 'new' }, after: { status: 'answered' }, at: at.toISOString() };
    expect(await list('actorId=admin-1')).toEqual([
      {
        ...{ id: 'a2', ...rest, ...states, action: 'setReportStatus' },
        target: { kind: 'report', id: 'gone', label: '' },
      },
      {
        ...{ id: 'a1', ...rest, ...states, action: 'setContactStatus' },
        target: { kind: 'contact', id: 'c1', label: 'Технически проблем' },
      },
    ]);
  });

  it('makes them searchable', async () => {
    expect(await list('query=технически')).toMatchObject([{ id: 'a1' }]);
    expect(await list('query=gone')).toMatchObject([{ id: 'a2' }]);
  });

  it('drops the indexes of the old shape', async () => {
    const indexes = await service.connection.collection('audit').indexes();
    expect(indexes.map(({ name }) => name)).not.toContain('by actor');
  });
});
