import { MAIL_CHOICE } from '@pokriv/contracts/account/mail-choice';
import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import { signText } from '@pokriv/service-kit/signed-text';
import { anActor, aVisitor, TEST_LINK_SECRET, TEST_SECRET } from '@pokriv/service-kit/testing';

import { PREVIOUS_LINK_SECRET, startUserService, type UserService } from '../testing/start-user-service.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

async function aPerson() {
  const as = anActor();
  await service.send('POST', '/auth/profile', { as, body: { firstName: 'Мария', lastName: 'Иванова' } });
  return as;
}
const tokenFor = (userId: string, mail: string, secret = TEST_LINK_SECRET) =>
  signText({ userId, mail }, { purpose: MAIL_CHOICE, secret });

/** One-click unsubscribe as a mail client sends it (RFC 8058). */
function call(token: string, method: 'POST' | 'GET' = 'POST'): Promise<Response> {
  const path = `/auth/mail-choices/${token}`;
  return fetch(service.origin + path, {
    method,
    redirect: 'manual',
    headers: {
      [SEAL_HEADER]: seal(aVisitor, callKey(method, path), TEST_SECRET),
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }),
  });
}
const DEFAULT = 'listing_steps';
const silenced = async (userId: string) => (await service.accounts.findOne({ _id: userId }))?.silencedMails;

describe('the unsubscribe link of a mail', () => {
  it('switches off one kind of mail without a sign-in, announces it, and is idempotent', async () => {
    const { id } = await aPerson();
    for (const mail of ['listing_reminders', 'report_receipts', 'listing_reminders'])
      expect((await call(tokenFor(id, mail))).status).toBe(200);
    expect(await silenced(id)).toEqual([DEFAULT, 'listing_reminders', 'report_receipts']);
    const facts = (await service.announced('account-changed')) as { userId: string; version: number }[];
    expect(facts.filter(({ userId }) => userId === id).at(-1)).toMatchObject({
      silencedMails: [DEFAULT, 'listing_reminders', 'report_receipts'],
      version: 3,
    });
  });

  it('follows a link that was mailed before a rotation of the secret', async () => {
    const { id } = await aPerson();
    expect((await call(tokenFor(id, 'report_receipts', PREVIOUS_LINK_SECRET))).status).toBe(200);
    expect(await silenced(id)).toEqual([DEFAULT, 'report_receipts']);
  });

  it('redirects an opened unsubscribe link to the choices and changes nothing', async () => {
    const { id } = await aPerson();
    const reply = await call(tokenFor(id, 'listing_steps'), 'GET');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/profile#notifications']);
    expect((await silenced(id)) ?? []).toEqual([]);
  });

  it('refuses an unsubscribe token not signed for this purpose', async () => {
    const { id } = await aPerson();
    const tokens = [
      tokenFor(id, 'listing_steps', TEST_SECRET),
      tokenFor(id, 'everything'),
      tokenFor('unknown-user', 'listing_steps'),
      signText({ userId: id, mail: 'listing_steps' }, { purpose: 'other', secret: TEST_LINK_SECRET }),
    ];
    const statuses = await Promise.all(tokens.map(async (token) => (await call(token)).status));
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await silenced(id)) ?? []).toEqual([]);
  });

  it('silences confirmations of own steps until the person chooses', async () => {
    const as = await aPerson();
    const profile = async () => (await service.send('GET', '/auth/profile', { as })).body.data.silencedMails;
    expect([await profile(), await silenced(as.id)]).toEqual([[DEFAULT], undefined]);
    await service.send('PUT', '/auth/profile', { as, body: { silencedMails: [] } });
    expect([await profile(), await silenced(as.id)]).toEqual([[], []]);
  });

  it('stores mail choices in the profile', async () => {
    const as = await aPerson();
    const choose = (silencedMails: string[]) =>
      service.send('PUT', '/auth/profile', { as, body: { silencedMails } });
    const chosen = await choose(['report_outcomes']);
    expect([chosen.status, chosen.body.data.silencedMails]).toEqual([200, ['report_outcomes']]);
    expect((await choose([])).body.data.silencedMails).toEqual([]);
    expect((await choose(['password'])).status).toBe(400);
  });
});
