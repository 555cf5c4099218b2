import { randomUUID } from 'node:crypto';

import type { IdentityProvider, ProviderSession } from '../sessions/identity-provider.ts';
import { providerError } from '../sessions/provider-error.ts';

interface Person {
  uid: string;
  email: string;
  password: string;
  name: string | null;
  isEmailVerified: boolean;
  signedInAt: number;
}

/** An identity provider in memory that answers with the real one's error codes; a one-time code is `<kind>:<email>`. */
export function fakeProvider() {
  const people = new Map<string, Person>();
  const ended: string[] = [];
  let isAway = false;

  const find = (email: string, otherwise: string): Person => {
    if (isAway) throw providerError('AWAY');
    const person = people.get(email);
    if (!person) throw providerError(otherwise);
    return person;
  };
  const now = () => Math.floor(Date.now() / 1000);
  const sessionOf = ({ uid, email, name, isEmailVerified, signedInAt }: Person): ProviderSession => ({
    token: `token of ${uid}`,
    refreshToken: email,
    expiresIn: 3600,
    signedInAt,
    identity: { uid, email, name, isEmailVerified, picture: null },
  });
  const used = (kind: string, code: string): Person => {
    const [given, email = ''] = code.split(':');
    if (given !== kind) throw providerError('INVALID_OOB_CODE');
    return find(email, 'INVALID_OOB_CODE');
  };

  const provider: IdentityProvider = {
    signIn: async (email, password) => {
      const person = find(email, 'EMAIL_NOT_FOUND');
      if (person.password !== password) throw providerError('INVALID_PASSWORD');
      person.signedInAt = now();
      return sessionOf(person);
    },
    signUp: async (email, password, name) => {
      if (people.has(email)) throw providerError('EMAIL_EXISTS');
      const person = {
        uid: `uid-${randomUUID().slice(0, 8)}`,
        email,
        password,
        name,
        isEmailVerified: false,
        signedInAt: now(),
      };
      people.set(email, person);
      return sessionOf(person);
    },
    refresh: async (refreshToken) => sessionOf(find(refreshToken, 'INVALID_REFRESH_TOKEN')),
    verifyEmail: async (code) => {
      const person = used('verify', code);
      person.isEmailVerified = true;
      return { email: person.email };
    },
    resetPassword: async (code, password) => {
      const person = used('reset', code);
      person.password = password;
      return { email: person.email };
    },
    endSessions: async (uid) => {
      ended.push(uid);
    },
    remove: async (uid) => {
      for (const [email, person] of people) if (person.uid === uid) people.delete(email);
    },
  };
  return {
    ...provider,
    people,
    ended,
    goAway: () => {
      isAway = true;
    },
  };
}
