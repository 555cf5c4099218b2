import { anActor } from '@pokriv/service-kit/testing';

import { startModeration, type ModerationService } from '../start-moderation.testing.ts';

const admin = anActor({ id: 'admin', role: 'admin', firstName: 'Анна', lastName: 'Колева' });
let service: ModerationService;
let count = 0;

beforeAll(async () => {
  service = await startModeration();
});
afterAll(() => service.close());

const aMessage = async () => {
  const body = {
    name: 'Петър',
    email: `petar${(count += 1)}@example.bg`,
    subject: 'technical',
    message: 'Не мога да кача снимки.',
  };
  await service.send('POST', '/contacts/submit', { body });
  const { data } = (await service.send('GET', `/contacts?query=${body.email}`, { as: admin })).body;
  return data[0].id as string;
};

describe('replyToContact', () => {
  const reply = (id: string, more: object = {}) =>
    service.send('POST', `/contacts/${id}/reply`, {
      as: admin,
      body: { message: 'Опитайте с JPEG до 10 MB.', ...more },
    });

  it('mails the answer and stores it with the message', async () => {
    const id = await aMessage();
    const { body } = await reply(id);
    expect(body.data).toMatchObject({
      status: 'answered',
      replies: [{ by: 'Анна Колева', message: 'Опитайте с JPEG до 10 MB.' }],
    });
    expect((await service.announced('contact-answered')).at(-1)).toMatchObject({
      contactId: id,
      question: 'Не мога да кача снимки.',
    });
    expect((await reply(id)).body.data.replies).toHaveLength(2);
  });

  it('removes the message from the new ones', async () => {
    const id = await aMessage();
    const waiting = async () =>
      (await service.send('GET', '/contacts?status=open', { as: admin })).body.data.map(
        (one: { id: string }) => one.id,
      ) as string[];
    expect(await waiting()).toContain(id);
    await reply(id);
    expect(await waiting()).not.toContain(id);
  });

  it('accepts one of two concurrent answers', async () => {
    const id = await aMessage();
    const unread = { answers: 0 };
    const replies = await Promise.all([reply(id, unread), reply(id, unread)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const answered = (await service.announced('contact-answered')).filter(
      ({ contactId }) => contactId === id,
    );
    expect(answered).toHaveLength(1);
  });

  it('refuses an answer when the admin has not seen the previous one', async () => {
    const id = await aMessage();
    await reply(id, { answers: 0 });
    const second = await reply(id, { answers: 0 });
    expect(second).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await reply(id, { answers: 1 })).status).toBe(200);
  });

  it('refuses to answer spam', async () => {
    const id = await aMessage();
    await service.send('PATCH', `/contacts/${id}/status`, { as: admin, body: { status: 'spam' } });
    expect((await reply(id)).body.code).toBe('INVALID_TRANSITION');
  });

  it('leaves an answered message deletable', async () => {
    const id = await aMessage();
    expect((await service.send('DELETE', `/contacts/${id}`, { as: admin })).status).toBe(200);
    expect((await service.send('GET', `/contacts/${id}`, { as: admin })).status).toBe(404);
  });
});

describe('notes on a contact message', () => {
  const change = (id: string, body: object) =>
    service.send('PATCH', `/contacts/${id}/status`, { as: admin, body });
  const noteOf = async (id: string) =>
    (await service.send('GET', `/contacts/${id}`, { as: admin })).body.data.adminNotes;

  it('accept one of two concurrent edits and refuse the other with a conflict', async () => {
    const id = await aMessage();
    const replies = await Promise.all(
      ['Обадих се.', 'Писах му.'].map((adminNotes) => change(id, { adminNotes, notesRead: '' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const conflict = replies.find(({ status }) => status === 409)?.body;
    expect(conflict).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('друга бележка') });
  });

  it('refuse to overwrite a note that the admin has not seen', async () => {
    const id = await aMessage();
    await change(id, { adminNotes: 'Обадих се.', notesRead: '' });
    expect((await change(id, { adminNotes: 'Писах му.', notesRead: '' })).status).toBe(409);
    expect(await noteOf(id)).toBe('Обадих се.');
    expect((await change(id, { adminNotes: 'Писах му.', notesRead: 'Обадих се.' })).status).toBe(200);
    expect(await noteOf(id)).toBe('Писах му.');
  });

  it('keep the status that another admin has set meanwhile', async () => {
    const id = await aMessage();
    await change(id, { status: 'spam' });
    const { body } = await change(id, { adminNotes: 'Реклама.', notesRead: '' });
    expect(body.data).toMatchObject({ status: 'spam', adminNotes: 'Реклама.' });
    expect((await change(id, {})).status).toBe(400);
  });
});

describe('setContactStatus', () => {
  it('refuses a step from a status that the admin has not seen', async () => {
    const id = await aMessage();
    const step = (body: object) => service.send('PATCH', `/contacts/${id}/status`, { as: admin, body });
    await step({ status: 'spam', from: 'new' });
    // this admin's page still shows "new": the step would reopen a closed message
    expect(await step({ status: 'in_progress', from: 'new' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect((await step({ status: 'in_progress', from: 'spam' })).body.data.status).toBe('in_progress');
  });
});
