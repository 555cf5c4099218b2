import { randomUUID } from 'node:crypto';

import type { IdentityProvider, ProviderSession } from '../identity-provider.ts';
import { providerError } from '../firebase/provider-error.ts';

interface Person {
  uid: string;
  email: string;
  /** null: Google only. */
  password: string | null;
  name: string | null;
  isEmailVerified: boolean;
  signedInAt: number;
  methods?: string[];
}

/** An in-memory identity provider with the real one's error codes; a one-time code is `<kind>:<email>`. */
export function fakeProvider() {
  const people = new Map<string, Person>();
  const ended: string[] = [];
  const failing = new Set<keyof IdentityProvider>();
  let isAway = false;
  /** Sent codes by the provider's id, newest last. */
  const sms: { session: string; phone: string; code: string }[] = [];
  /** Numbers proven by a code and kept until they are forgotten. */
  const proofs = new Set<string>();

  const step = (name: keyof IdentityProvider): void => {
    if (failing.delete(name)) throw providerError('AWAY');
  };

  const find = (email: string, otherwise: string): Person => {
    if (isAway) throw providerError('AWAY');
    const person = people.get(email);
    if (!person) throw providerError(otherwise);
    return person;
  };
  const byUid = (uid: string) => [...people.values()].find((person) => person.uid === uid);
  const now = () => Math.floor(Date.now() / 1000);
  const sessionOf = ({ uid, email, name, isEmailVerified, signedInAt }: Person): ProviderSession => ({
    token: `token of ${uid}`,
    refreshToken: email,
    expiresIn: 3600,
    signedInAt,
    identity: { uid, email, name, isEmailVerified, picture: null, signedInAt },
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
      const session = sessionOf(person);
      return { ...session, identity: { ...session.identity, methods: ['password'] } };
    },
    refresh: async (refreshToken) => sessionOf(find(refreshToken, 'INVALID_REFRESH_TOKEN')),
    verifyEmail: async (code) => {
      const person = used('verify', code);
      person.isEmailVerified = true;
      return { uid: person.uid, email: person.email };
    },
    resetPassword: async (code, password) => {
      const person = used('reset', code);
      person.password = password;
      return { uid: person.uid, email: person.email };
    },
    readResetCode: async (code) => ({ email: used('reset', code).email }),
    hasPassword: async (uid) => byUid(uid)?.password !== null,
    readIdentity: async (uid) => {
      if (isAway) throw providerError('AWAY');
      const person = byUid(uid);
      if (!person) return null;
      const { email, isEmailVerified, password, methods = [], signedInAt } = person;
      const ways = [...(password === null ? [] : ['password']), ...methods];
      return { email, isEmailVerified, methods: ways, lastSignInAt: signedInAt };
    },
    setPassword: async (uid, password) => {
      step('setPassword');
      if (password.startsWith('Weak')) throw providerError('WEAK_PASSWORD');
      const person = byUid(uid);
      if (person) person.password = password;
    },
    readSignIns: async (uid) => {
      const person = [...people.values()].find((one) => one.uid === uid);
      if (!person) return null;
      const { email, name, signedInAt } = person;
      const lastSignInAt = new Date(signedInAt * 1000);
      return {
        providers: [{ id: 'password', email, name, picture: null }],
        createdAt: lastSignInAt,
        lastSignInAt,
        lastRefreshAt: null,
      };
    },
    startSession: async (uid, claims) => {
      step('startSession');
      const text = JSON.stringify({ uid, ...claims });
      return {
        token: text,
        refreshToken: byUid(uid)?.email ?? '',
        expiresIn: 3600,
        customToken: `custom ${text}`,
      };
    },
    endSessions: async (uid) => {
      step('endSessions');
      ended.push(uid);
    },
    remove: async (uid) => {
      for (const [email, person] of people) if (person.uid === uid) people.delete(email);
    },
    sendPhoneCode: async (phone, recaptchaToken) => {
      if (isAway) throw providerError('AWAY', 'phone');
      if (recaptchaToken === 'robot') throw providerError('CAPTCHA_CHECK_FAILED', 'phone');
      const session = randomUUID();
      sms.push({ session, phone, code: String(100_000 + sms.length) });
      return session;
    },
    provePhone: async (session, typed) => {
      if (isAway) throw providerError('AWAY', 'phone');
      const at = sms.findIndex((one) => one.session === session);
      const sent = sms[at];
      if (!sent) throw providerError('INVALID_SESSION_INFO', 'phone');
      if (sent.code !== typed) throw providerError('INVALID_CODE', 'phone');
      sms.splice(at, 1);
      proofs.add(sent.phone);
      return sent.phone;
    },
    forgetPhone: async (phone) => {
      step('forgetPhone');
      proofs.delete(phone);
    },
    unlinkPhone: async (uid) => {
      const person = byUid(uid);
      if (person) person.methods = person.methods?.filter((method) => method !== 'phone');
    },
  };
  return {
    ...provider,
    people,
    sms,
    proofs,
    ended,
    goAway: () => {
      isAway = true;
    },
    comeBack: () => {
      isAway = false;
    },
    add: ({ uid, email, isEmailVerified = false }: Pick<Person, 'uid' | 'email'> & Partial<Person>) =>
      void people.set(email, {
        ...{ uid, email, isEmailVerified },
        ...{ password: 'Kamenitza-58', name: null, signedInAt: now() },
      }),
    change: (uid: string, change: Partial<Person>): void => {
      const person = byUid(uid);
      if (!person) throw new Error(`the provider does not know ${uid}`);
      people.delete(person.email);
      const changed = { ...person, ...change };
      people.set(changed.email, changed);
    },
    failNext: (name: 'setPassword' | 'startSession' | 'endSessions' | 'forgetPhone') =>
      void failing.add(name),
  };
}
