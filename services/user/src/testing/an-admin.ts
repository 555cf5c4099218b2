import { randomUUID } from 'node:crypto';

import { anActor, type Sent } from '@pokriv/service-kit/testing';
import { generateSync } from 'otplib';

import type { UserService } from './start-user-service.ts';

const PASSWORD = 'Kamenitza-58';
const STEP_MS = 30_000;

/** A session as the BFF seals it: role `tenant` until the second factor is given. */
interface Session {
  signedInAt?: number;
  secondFactorAt?: number;
  ip?: string;
  visitor?: string;
}

export async function anAdmin(service: UserService) {
  const email = `admin-${randomUUID().slice(0, 8)}@example.bg`;
  const body = { firstName: 'Анна', lastName: 'Колева', email, password: PASSWORD };
  const { id } = (await service.send('POST', '/auth/register', { body })).body.data.user;
  await service.accounts.updateOne({ _id: id }, { $set: { role: 'admin' } });
  const as = anActor({ id, email, role: 'tenant', firstName: 'Анна', lastName: 'Колева' });
  const nowS = () => Math.floor(service.clock.now.getTime() / 1000);

  const send = (method: string, path: string, given?: object, session: Session = {}): Promise<Sent> =>
    service.send(method, `/auth/second-factor${path}`, {
      as,
      body: given,
      signedInAt: nowS(),
      ...session,
    });
  const state = async (session?: Session) => (await send('GET', '', undefined, session)).body.data;
  const verify = (code: string, session?: Session) => send('POST', '/verify', { code }, session);
  const later = (ms = STEP_MS) => {
    service.clock.now = new Date(service.clock.now.getTime() + ms);
  };
  const codeOf = (secret: string, steps = 0) => generateSync({ secret, epoch: nowS() + steps * 30 });

  /** Sets the factor up and moves the clock one step, so that the next code is new. */
  const setUp = async (session: Session = {}) => {
    const { secret } = (await send('POST', '/setup', undefined, session)).body.data;
    const confirmed = await send('POST', '/confirm', { code: codeOf(secret) }, session);
    later();
    return {
      secret: String(secret),
      confirmed,
      recoveryCodes: confirmed.body.data.recoveryCodes as string[],
    };
  };
  return { id, email, as, send, state, verify, later, codeOf, setUp, nowS };
}

export const claimsIn = ({ body }: Sent): { uid: string; secondFactorAt: number; sessionSince: number } =>
  JSON.parse(body.data.token);
