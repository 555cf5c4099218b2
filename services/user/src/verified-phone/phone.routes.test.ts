import type { Actor } from '@pokriv/contracts/actor';
import { crashAt } from '@pokriv/service-kit/crash-at';
import { anActor } from '@pokriv/service-kit/testing';

import { readLimits } from '../limits.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { clearPhoneCodes } from './clear-phone-codes.ts';
import { phoneCodeModel } from './phone-code.model.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { verifyPhone } from './verify-phone.ts';

let service: UserService;
let count = 0;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.clock.now = new Date();
});

const aPhone = () => `0887${String((Date.now() + (count += 1)) % 1_000_000).padStart(6, '0')}`;
/** Networks have a budget of their own. */
const anIp = () => `10.${(count += 1) % 250}.${Math.floor(count / 250)}.7`;

async function aPerson({ phone = aPhone(), isEmailVerified = true, at = service } = {}): Promise<
  Actor & { phone: string }
> {
  const as = anActor({ isEmailVerified });
  at.provider.add({ uid: as.id, email: as.email, isEmailVerified });
  const body = { firstName: 'Мария', lastName: 'Иванова', ...(phone && { phone }) };
  await at.send('POST', '/auth/profile', { as, body });
  return { ...as, phone };
}
const ask = (as: Actor, { at = service, ip = anIp(), recaptchaToken = 'human' } = {}) =>
  at.send('POST', '/auth/phone-code', { as, ip, body: { recaptchaToken } });
const verify = (as: Actor, code: string, at = service) =>
  at.send('POST', '/auth/verify-phone', { as, body: { code } });
const change = (as: Actor, body: object) => service.send('PUT', '/auth/profile', { as, body });
const later = (seconds: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000);
};
const smsTo = (phone: string, at = service) => at.provider.sms.filter((one) => one.phone === phone);
const codeTo = (phone: string) => smsTo(phone).at(-1)?.code ?? '';
const stored = ({ id }: Actor) => service.accounts.findOne({ _id: id });
const pending = ({ id }: Actor) => phoneCodeModel(service.connection).findOne({ _id: id }).lean();
const WRONG = '999999';

async function aVerified(): Promise<Actor & { phone: string }> {
  const as = await aPerson();
  await ask(as);
  expect((await verify(as, codeTo(as.phone))).status).toBe(200);
  return as;
}

describe('verifyPhone', () => {
  it('verifies the saved phone with the code and tells the copies its number', async () => {
    const as = await aPerson();
    const sent = await ask(as);
    expect(sent).toMatchObject({ status: 202, body: { data: { phone: as.phone, resendAfter: 60 } } });
    const reply = await verify(as, ` ${codeTo(as.phone).slice(0, 3)} ${codeTo(as.phone).slice(3)}`);
    expect(reply.body).toMatchObject({
      data: { phone: as.phone, isPhoneVerified: true },
      message: 'Телефонът е потвърден.',
    });
    expect(await service.announced('account-changed')).toContainEqual(
      expect.objectContaining({ userId: as.id, verifiedPhone: as.phone }),
    );
  });

  it('leaves no number with the provider', async () => {
    await aVerified();
    expect([...service.provider.proofs]).toEqual([]);
  });

  it('names the field of a wrong code, and takes the right one afterwards', async () => {
    const as = await aPerson();
    await ask(as);
    const refused = await verify(as, WRONG);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ param: 'code' }] } });
    expect((await verify(as, '12ab56')).body.errors).toEqual([{ param: 'code', msg: 'Кодът е от 6 цифри.' }]);
    expect((await verify(as, codeTo(as.phone))).status).toBe(200);
  });

  it('refuses the right code after five wrong ones, parallel ones included', async () => {
    const as = await aPerson();
    await ask(as);
    await Promise.all([1, 2, 3, 4, 5].map(() => verify(as, WRONG)));
    expect((await verify(as, codeTo(as.phone))).body.message).toBe(
      'Твърде много грешни кодове. Поискайте нов.',
    );
    later(60);
    await ask(as);
    expect((await verify(as, codeTo(as.phone))).status).toBe(200);
  });

  it('refuses a code after ten minutes', async () => {
    const as = await aPerson();
    await ask(as);
    later(601);
    expect((await verify(as, codeTo(as.phone))).body.errors).toEqual([
      { param: 'code', msg: 'Кодът вече не важи. Поискайте нов.' },
    ]);
  });

  it('refuses a code before one was requested', async () => {
    expect((await verify(await aPerson(), WRONG)).body.message).toBe('Първо поискайте код.');
  });

  it('refuses the code of the last number after the phone was changed', async () => {
    const as = await aPerson();
    await ask(as);
    const code = codeTo(as.phone);
    await change(as, { phone: aPhone() });
    expect((await verify(as, code)).body.errors[0].param).toBe('code');
    expect(await stored(as)).not.toHaveProperty('verifiedPhone');
  });

  it('verifies nothing when the phone is changed while the provider answers', async () => {
    const as = await aPerson();
    await ask(as);
    const code = codeTo(as.phone);
    const { provePhone } = service.deps.provider;
    service.deps.provider.provePhone = async (...given) => {
      const proven = await provePhone(...given);
      await change(as, { phone: aPhone() });
      return proven;
    };
    const reply = await verify(as, code);
    service.deps.provider.provePhone = provePhone;
    expect(reply.status).toBe(409);
    expect((await stored(as))?.verifiedPhone).toBeUndefined();
  });

  it('costs no try while the provider is away', async () => {
    const alone = await startUserService();
    const as = await aPerson({ at: alone });
    await ask(as, { at: alone });
    alone.provider.goAway();
    for (let time = 0; time < 6; time += 1) expect((await verify(as, WRONG, alone)).status).toBe(503);
    alone.provider.comeBack();
    expect((await verify(as, smsTo(as.phone, alone).at(-1)?.code ?? '', alone)).status).toBe(200);
    await alone.stop();
  });

  it('succeeds again once verified, whatever the code', async () => {
    const as = await aVerified();
    expect((await verify(as, WRONG)).body.data.isPhoneVerified).toBe(true);
  });
});

describe('a verified phone', () => {
  it.each([
    ['another number', () => ({ phone: aPhone() })],
    ['none', () => ({ phone: null })],
  ])('ends with %s, and does not come back with the same number', async (_what, wish) => {
    const as = await aVerified();
    expect((await change(as, wish())).body.data.isPhoneVerified).toBe(false);
    expect((await change(as, { phone: as.phone })).body.data.isPhoneVerified).toBe(false);
  });

  it('stays when the same number is saved in another notation', async () => {
    const as = await aVerified();
    const { body } = await change(as, { firstName: 'Анна', phone: `+359 ${as.phone.slice(1)}` });
    expect(body.data.isPhoneVerified).toBe(true);
  });

  it('ends when an earlier release changes the number alone', async () => {
    const as = await aVerified();
    await service.accounts.updateOne({ _id: as.id }, { $set: { phone: aPhone() } });
    expect((await service.send('GET', '/auth/profile', { as })).body.data.isPhoneVerified).toBe(false);
  });
});

describe('sendPhoneCode', () => {
  it('sends one SMS for a double click and a second tab, and tells the rest of the minute', async () => {
    const as = await aPerson();
    const replies = await Promise.all([ask(as), ask(as)]);
    expect(smsTo(as.phone)).toHaveLength(1);
    expect(replies.map(({ status }) => status)).toContain(202);
    later(20.5);
    expect((await ask(as)).body.data).toEqual({ phone: as.phone, resendAfter: 40 });
    later(40);
    expect((await ask(as)).body.data.resendAfter).toBe(60);
    expect(smsTo(as.phone)).toHaveLength(2);
  });

  it('waits for the rest of the minute before it sends to another number', async () => {
    const as = await aPerson();
    await ask(as);
    await change(as, { phone: aPhone() });
    later(30);
    expect((await ask(as)).body).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
  });

  it.each([
    ['without a phone', { phone: '' }, 'BAD_REQUEST'],
    ['to a landline', { phone: '028123456' }, 'BAD_REQUEST'],
    ['before the e-mail is verified', { isEmailVerified: false }, 'EMAIL_NOT_VERIFIED'],
  ])('sends nothing %s', async (_what, person, code) => {
    const as = await aPerson(person);
    expect((await ask(as)).body.code).toBe(code);
    expect(smsTo(as.phone)).toEqual([]);
  });

  it('sends nothing to a verified phone or to a robot', async () => {
    const [verified, other] = [await aVerified(), await aPerson()];
    expect((await ask(verified)).status).toBe(409);
    const robot = await ask(other, { recaptchaToken: 'robot' });
    expect(robot.body.errors[0].param).toBe('recaptchaToken');
    expect((await ask(other)).status).toBe(202);
  });

  it('keeps no pause and no point for an SMS that the provider did not send', async () => {
    const limits = { ...readLimits({}), 'phone-code': { points: 1, seconds: 86_400 } };
    const alone = await startUserService({ limits });
    const as = await aPerson({ at: alone });
    alone.provider.goAway();
    expect((await ask(as, { at: alone })).status).toBe(503);
    alone.provider.comeBack();
    expect((await ask(as, { at: alone })).status).toBe(202);
    await alone.stop();
  });

  it('keeps the last code while another one cannot be sent', async () => {
    const as = await aPerson();
    await ask(as);
    later(61);
    await ask(as, { recaptchaToken: 'robot' });
    await clearPhoneCodes(service.deps);
    expect((await verify(as, codeTo(as.phone))).status).toBe(200);
  });

  it('limits the SMS of a person, of a number, of a network and of the site', async () => {
    const one = { points: 1, seconds: 86_400 };
    for (const name of ['phone-code', 'phone-code-number', 'phone-code-ip', 'phone-code-site'] as const) {
      const alone = await startUserService({ limits: { ...readLimits({}), [name]: one } });
      await alone.redis.flushdb();
      const person = await aPerson({ at: alone });
      expect((await ask(person, { at: alone, ip: '10.9.9.9' })).status).toBe(202);
      alone.clock.now = new Date(alone.clock.now.getTime() + 61_000);
      const isOwn = name === 'phone-code' || name === 'phone-code-number';
      const next = isOwn ? person : await aPerson({ at: alone });
      const reply = await ask(next, { at: alone, ip: name === 'phone-code-ip' ? '10.9.9.9' : '10.9.9.8' });
      expect([name, reply.status]).toEqual([name, 429]);
      expect(alone.provider.sms).toHaveLength(1);
      await alone.stop();
    }
  });
});

describe('clearPhoneCodes', () => {
  it('deletes an abandoned verification after a quarter of an hour, not before', async () => {
    const as = await aPerson();
    await ask(as);
    later(899);
    await clearPhoneCodes(service.deps);
    expect(await pending(as)).not.toBeNull();
    later(1);
    await clearPhoneCodes(service.deps);
    expect(await pending(as)).toBeNull();
  });

  it('deletes the proof that the provider could not delete at once', async () => {
    const as = await aPerson();
    await ask(as);
    service.provider.failNext('forgetPhone');
    expect((await verify(as, codeTo(as.phone))).body.data.isPhoneVerified).toBe(true);
    expect([...service.provider.proofs]).toEqual([as.phone]);
    later(900);
    await clearPhoneCodes(service.deps);
    expect([...service.provider.proofs]).toEqual([]);
  });
});

it.each(['before', 'after'] as const)(
  'a process killed %s any call verifies no unproven phone and leaves no number with the provider',
  async (moment) => {
    for (let call = 1; ; call += 1) {
      const as = await aPerson();
      const { state, parts } = crashAt(service.deps, call, moment);
      const request = { ip: anIp(), recaptchaToken: 'human' };
      await sendPhoneCode(parts, as.id, request).catch(() => undefined);
      await verifyPhone(parts, as.id, codeTo(as.phone)).catch(() => undefined);
      const isProven = smsTo(as.phone).length === 0 && (await pending(as)) !== null;
      const { verifiedPhone } = (await stored(as)) ?? {};
      expect(verifiedPhone === undefined || isProven).toBe(true);
      later(900);
      await clearPhoneCodes(service.deps);
      expect([...service.provider.proofs]).toEqual([]);
      expect(await pending(as)).toBeNull();
      if (verifiedPhone === undefined) {
        await ask(as);
        expect((await verify(as, codeTo(as.phone))).status).toBe(200);
      }
      if (!state.isDead) break;
    }
  },
  60_000,
);
