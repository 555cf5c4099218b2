import { calls } from '@pokriv/contracts/calls';
import { endpointList } from '@pokriv/contracts/endpoints';
import { fieldLabel } from '@pokriv/contracts/field-labels';
import { Router } from 'express';

import { healthOf } from './health.ts';
import { ANSWERED, createService, handle } from './http.ts';
import { anActor, serve, TEST_SECRET } from './testing.ts';

const served = endpointList.filter(({ owner }) => owner !== 'bff');
const demanding = served.filter(({ body, isRaw }) => body && !isRaw && !body.safeParse({}).success);

describe('invalid request body', () => {
  const router = Router();
  for (const { name } of served) handle(router, name, async () => ANSWERED);
  const started = serve(createService([router], { actorSecret: TEST_SECRET, health: healthOf({}) }));
  afterAll(async () => (await started).close());

  const send = async (name: keyof typeof calls, body: unknown) => {
    const { method, path } = calls[name];
    const as = anActor({ role: 'admin' });
    return (await started).send(method.toUpperCase(), path.replaceAll(/:\w+/gu, 'abc'), { as, body });
  };

  it.each(demanding.map(({ name }) => name))('of %s is refused with the name of a field', async (name) => {
    const { status, body } = await send(name, {});
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    const [{ param, msg }] = body.errors;
    expect(param).not.toBe('');
    expect(msg).toMatch(/^\p{Script=Cyrillic}/u);
    expect(body.message.toLowerCase()).toContain((fieldLabel(param) ?? '?').toLowerCase().slice(0, 4));
  });

  it('names an unknown key', async () => {
    const { body } = await send('forgotPassword', { email: 'a@example.bg', isAdmin: true });
    expect(body).toMatchObject({
      message: 'Непознато поле: isAdmin.',
      errors: [{ param: 'isAdmin', msg: 'Непознато поле: isAdmin.' }],
    });
  });
});
