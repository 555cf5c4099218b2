import type { AppealVerdict } from '@pokriv/contracts/moderation/appeal';
import { APPEAL_MESSAGES_A_DAY } from '@pokriv/contracts/moderation/appeal-states';
import { DECISION_LINK, decisionLinkEnd } from '@pokriv/contracts/moderation/decision-link';
import { signText } from '@pokriv/service-kit/signed-text';
import { anActor, TEST_LINK_SECRET } from '@pokriv/service-kit/testing';

import { startModeration, type ModerationService } from '../start-moderation.testing.ts';

const decider = anActor({ id: 'decider', role: 'admin', firstName: 'Анна', lastName: 'Колева' });
const judge = anActor({ id: 'judge', role: 'admin', firstName: 'Борис', lastName: 'Илиев' });
const message = 'Снимките са мои, ето и оригиналите.';
const reason = 'Проверихме оригиналите: снимките са ваши.';

let service: ModerationService;
beforeAll(async () => {
  service = await startModeration();
});
afterAll(() => service.close());
afterEach(() => {
  service.clock.fixed = undefined;
});

/** A new person each time, so that tests share no rate limit. */
const aDecision = async (fact: Parameters<typeof service.decide>[0] = {}) => {
  const owner = anActor({ email: 'now@example.bg', firstName: 'Мария' });
  return { ...(await service.decide({ userId: owner.id, ...fact })), owner };
};
type Decided = Awaited<ReturnType<typeof aDecision>>;

const tokenOf = ({ id, at }: Pick<Decided, 'id' | 'at'>, secret = TEST_LINK_SECRET) =>
  signText({ decisionId: id, until: decisionLinkEnd(new Date(at)) }, { purpose: DECISION_LINK, secret });
const read = (id: string, as?: ReturnType<typeof anActor>, token?: string) =>
  service.send('GET', `/decisions/${id}${token ? `?token=${encodeURIComponent(token)}` : ''}`, { as });
const write = ({ id, owner }: Decided, body: object = { message }) =>
  service.send('POST', `/decisions/${id}/appeal`, { as: owner, body });
const decide = (id: string, outcome: AppealVerdict['outcome'], as = judge) =>
  service.send('PUT', `/admin/appeals/${id}/verdict`, { as, body: { outcome, reason } });
const about = async (name: Parameters<typeof service.announced>[0], decisionId: string) =>
  (await service.announced(name)).filter((fact) => fact.decisionId === decisionId);

describe('readDecision', () => {
  it('shows the statement of reasons to its person without the moderator', async () => {
    const { id, owner } = await aDecision({ code: 'ip_violation', isFoundByMachine: true });
    const { status, body } = await read(id, owner);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      decision: {
        id,
        kind: 'listing_removed',
        code: 'ip_violation',
        source: 'review',
        isFoundByMachine: true,
      },
      appeal: null,
    });
    expect(JSON.stringify(body)).not.toContain('decider');
  });

  it('hides it from others and asks visitors to sign in', async () => {
    const { id } = await aDecision();
    expect((await read(id, anActor())).status).toBe(404);
    expect((await read(id)).status).toBe(401);
  });

  it('opens for a suspended person, by session or by the signed link of their mail', async () => {
    const decided = await aDecision({ kind: 'person_suspended', listing: null });
    expect((await read(decided.id, { ...decided.owner, isSuspended: true })).status).toBe(200);
    expect((await read(decided.id, undefined, tokenOf(decided))).status).toBe(200);
  });

  it('refuses a forged link, the link of another decision and an expired one', async () => {
    const [one, other] = [await aDecision(), await aDecision()];
    expect((await read(one.id, undefined, tokenOf(one, 'another secret of links'))).status).toBe(404);
    expect((await read(one.id, undefined, tokenOf(other))).status).toBe(404);
    const old = { id: one.id, at: '2020-01-01T00:00:00.000Z' };
    expect((await read(one.id, undefined, tokenOf(old))).status).toBe(410);
  });
});

describe('writeAppeal', () => {
  it('opens one appeal with a receipt to the present address', async () => {
    const decided = await aDecision();
    const { status, body } = await write(decided);
    expect(status).toBe(201);
    expect(body.data.appeal).toMatchObject({ status: 'open', messages: [{ isOurs: false, message }] });
    expect(await about('appeal-opened', decided.id)).toMatchObject([
      { email: 'now@example.bg', kind: 'listing_removed', message },
    ]);
  });

  it('writes on in the same appeal, without a second receipt', async () => {
    const decided = await aDecision();
    await write(decided);
    const { body } = await write(decided, { message: 'Добавям и договора си.' });
    expect(body.data.appeal.messages).toHaveLength(2);
    expect(await about('appeal-opened', decided.id)).toHaveLength(1);
  });

  it('keeps one appeal of several opened at once: one that comes after the first adds to it', async () => {
    const decided = await aDecision();
    const replies = await Promise.all([1, 2, 3].map(() => write(decided)));
    const taken = replies.filter(({ status }) => status === 201);
    expect(taken.length).toBeGreaterThan(0);
    expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect((await read(decided.id, decided.owner)).body.data.appeal.messages).toHaveLength(taken.length);
    expect(await about('appeal-opened', decided.id)).toHaveLength(1);
  });

  it('needs no session with the signed link', async () => {
    const decided = await aDecision({ kind: 'person_suspended', listing: null });
    const body = { message, token: tokenOf(decided) };
    const { status } = await service.send('POST', `/decisions/${decided.id}/appeal`, { body });
    expect(status).toBe(201);
    expect(await about('appeal-opened', decided.id)).toMatchObject([{ email: 'owner@example.bg' }]);
  });

  it('is open for six months after the decision', async () => {
    const at = '2026-03-10T12:00:00.000Z';
    const [inTime, late] = [await aDecision({ at }), await aDecision({ at })];
    service.clock.fixed = new Date('2026-09-10T11:59:00Z');
    expect((await write(inTime)).status).toBe(201);
    service.clock.fixed = new Date('2026-09-10T12:00:00Z');
    expect((await write(late)).status).toBe(410);
    expect((await write(inTime, { message: 'Чакам вашия отговор.' })).status).toBe(201);
  });

  it('takes the stated number of messages a day', async () => {
    const decided = await aDecision();
    for (let time = 0; time < APPEAL_MESSAGES_A_DAY; time += 1)
      expect((await write(decided)).status).toBe(201);
    expect(await write(decided)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });
});

describe('answerAppeal', () => {
  it('mails the answer; the next message of the person opens the appeal again', async () => {
    const decided = await aDecision();
    await write(decided);
    const answer = { message: 'Изпратете ни и оригиналите.' };
    const { body } = await service.send('POST', `/admin/appeals/${decided.id}/answers`, {
      as: decider,
      body: answer,
    });
    expect(body.data).toMatchObject({ status: 'answered', messages: [{}, { by: { name: 'Анна Колева' } }] });
    expect(await about('appeal-answered', decided.id)).toMatchObject([answer]);
    const shown = (await write(decided)).body.data.appeal;
    expect(shown.status).toBe('open');
    expect(JSON.stringify(shown)).not.toContain('Анна');
  });
});

describe('decideAppeal', () => {
  it('upholds: the person is mailed and nothing is given back', async () => {
    const { id, owner } = await aDecision();
    await write({ ...(await aDecision()), id, owner });
    expect((await decide(id, 'upheld')).body.data).toMatchObject({ status: 'upheld', reason });
    expect(await about('appeal-decided', id)).toMatchObject([{ outcome: 'upheld', reason }]);
    expect(await about('listing-decision-overturned', id)).toEqual([]);
  });

  it('overturns: the listing is given back and the audit log says by whom', async () => {
    const decided = await aDecision();
    await write(decided);
    expect((await decide(decided.id, 'overturned')).status).toBe(200);
    expect(await about('listing-decision-overturned', decided.id)).toMatchObject([
      { listingId: decided.listing?.id, kind: 'listing_removed', actorId: 'judge', reason },
    ]);
    const { body } = await service.send('GET', `/admin/audit?targetId=${decided.id}`, { as: judge });
    expect(body.data).toMatchObject([
      { action: 'decideAppeal', actor: { id: 'judge' }, after: { status: 'overturned' }, reason },
    ]);
  });

  it('overturns a suspension by the service of accounts', async () => {
    const decided = await aDecision({ kind: 'person_suspended', listing: null });
    await write(decided);
    await decide(decided.id, 'overturned');
    expect(await about('person-decision-overturned', decided.id)).toMatchObject([
      { userId: decided.owner.id, kind: 'person_suspended' },
    ]);
  });

  it('is refused to the one who made the decision while another administrator is active', async () => {
    await service.keepAdmin('decider', true, 1);
    await service.keepAdmin('judge', true, 1);
    const decided = await aDecision();
    await write(decided);
    const refused = await decide(decided.id, 'upheld', decider);
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(refused.body.message).toContain('друг администратор');
    const { body } = await service.send('GET', `/admin/appeals/${decided.id}`, { as: decider });
    expect(body.data).toMatchObject({ judge: 'mine', status: 'open' });
    expect((await decide(decided.id, 'upheld')).status).toBe(200);
  });

  it('is allowed to the only active administrator, and recorded as their own decision', async () => {
    await service.keepAdmin('decider', true, 2);
    await service.keepAdmin('judge', false, 3);
    await service.keepAdmin('judge', true, 2);
    const decided = await aDecision();
    await write(decided);
    expect((await decide(decided.id, 'upheld', decider)).body.data).toMatchObject({
      judge: 'only',
      isByDecider: true,
    });
    const { body } = await service.send('GET', `/admin/audit?targetId=${decided.id}`, { as: judge });
    expect(body.data).toMatchObject([{ after: { isByDecider: true } }]);
  });

  it('is refused to the decider while the administrators are not known', async () => {
    const decided = await aDecision({ decidedBy: 'stranger' });
    await write(decided);
    const stranger = anActor({ id: 'stranger', role: 'admin' });
    expect((await decide(decided.id, 'upheld', stranger)).status).toBe(403);
  });

  it('lets any administrator judge an automated decision', async () => {
    const decided = await aDecision({ kind: 'listing_hidden', decidedBy: null, isDecidedByMachine: true });
    await write(decided);
    expect((await decide(decided.id, 'overturned', decider)).status).toBe(200);
  });

  it('ends in one state when two decide at once', async () => {
    const decided = await aDecision();
    await write(decided);
    const replies = await Promise.all([decide(decided.id, 'upheld'), decide(decided.id, 'overturned')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await about('appeal-decided', decided.id)).toHaveLength(1);
  });

  it('ends the thread', async () => {
    const decided = await aDecision();
    await write(decided);
    await decide(decided.id, 'upheld');
    const refused = { status: 409, body: { code: 'INVALID_TRANSITION' } };
    expect(await decide(decided.id, 'overturned')).toMatchObject(refused);
    expect(await write(decided)).toMatchObject(refused);
  });
});

describe('listAppeals', () => {
  const idsOf = async (query: string) =>
    (
      (await service.send('GET', `/admin/appeals?limit=100&${query}`, { as: judge })).body.data as {
        id: string;
      }[]
    ).map(({ id }) => id);

  it('filters by state, kind and words', async () => {
    const [open, decided] = [await aDecision(), await aDecision({ kind: 'listing_hidden', decidedBy: null })];
    await write(open, { message: 'Дюлева градина е истинска улица.' });
    await write(decided);
    await decide(decided.id, 'upheld');
    expect(await idsOf('status=undecided')).toContain(open.id);
    expect(await idsOf('status=undecided')).not.toContain(decided.id);
    expect(await idsOf('kind=listing_hidden&status=upheld')).toEqual([decided.id]);
    expect(await idsOf('query=дюлева')).toEqual([open.id]);
  });
});
