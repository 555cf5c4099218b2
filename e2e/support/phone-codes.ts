import { expect } from '@playwright/test';

import { readStackRecord } from './local-stack.ts';

interface Sent {
  phoneNumber: string;
  code: string;
}

const emulator = () => {
  const { env } = readStackRecord();
  return {
    host: `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`,
    project: env.FIREBASE_PROJECT_ID ?? '',
  };
};

const abroad = (phone: string) => `+359${phone.slice(1)}`;

/** The newest code that the emulator has „sent“ to a number such as `0888123456`. */
export async function smsCodeTo(phone: string): Promise<string> {
  const { host, project } = emulator();
  const newest = async () => {
    const reply = await fetch(`${host}/emulator/v1/projects/${project}/verificationCodes`);
    const { verificationCodes } = (await reply.json()) as { verificationCodes: Sent[] };
    return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === abroad(phone))?.code;
  };
  await expect.poll(newest).toBeDefined();
  return (await newest()) ?? '';
}

/** Users of the identity provider with a number, by an administrator's query. */
export async function providersOf(phone: string): Promise<object[]> {
  const { host, project } = emulator();
  const reply = await fetch(`${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ phoneNumber: [abroad(phone)] }),
  });
  return ((await reply.json()) as { users?: object[] }).users ?? [];
}

/** Signs in at the identity provider with a number, past this site. @returns the provider's token */
export async function signInByPhone(phone: string): Promise<string> {
  const { host } = emulator();
  const ask = async (method: string, body: object) => {
    const reply = await fetch(`${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as Record<string, string>;
  };
  const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber: abroad(phone) });
  const { idToken } = await ask('signInWithPhoneNumber', { sessionInfo, code: await smsCodeTo(phone) });
  return idToken ?? '';
}
