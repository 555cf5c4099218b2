import type { User } from '@pokriv/contracts/account/user';
import { startSession } from '@pokriv/web-kit/identity';
import { clearAuth, setAuth, type SessionUser } from '@pokriv/web-kit/session';

/** What component tests put in place of the server and of the sign-in. For tests only. */
export interface Asked {
  /** `PUT /auth/profile` */
  call: string;
  body: unknown;
}

type Answer = { status: number; body: unknown };
const done = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });
const refused = (status: number, body: { code: string; message: string; errors?: unknown }): Answer => ({
  status,
  body: { success: false, ...body },
});

/** Answers by `METHOD /path`; what has no answer is a 500. @returns what was asked so far, in order */
export function fakeBackend(answers: Readonly<Record<string, Answer>>): Asked[] {
  const asked: Asked[] = [];
  global.fetch = (address, options) => {
    const path = String(address).replace(/^\/api|\?.*$/gu, '');
    const call = `${options?.method ?? 'GET'} ${path}`;
    asked.push({ call, body: typeof options?.body === 'string' ? JSON.parse(options.body) : undefined });
    const { status, body } = answers[call] ?? refused(500, { code: 'INTERNAL', message: call });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return asked;
}

export const answer = { done, refused };

export const aUser = (over: Partial<User> = {}): User => ({
  id: 'u1',
  email: 'maria@demo.bg',
  firstName: 'Мария',
  lastName: 'Петрова',
  phone: '0888123456',
  avatar: null,
  role: 'tenant',
  isRoleChosen: false,
  avatarSource: null,
  silencedMails: [],
  erasedAt: null,
  isEmailVerified: false,
  isPremium: false,
  premiumExpiresAt: null,
  remainingListings: 1,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  ...over,
});

/** A token that ends in the year 2096, so that nothing asks the identity provider. */
const TOKEN = `a.${btoa(JSON.stringify({ exp: 4e9 }))}.c`;

export async function signedIn(user: SessionUser): Promise<void> {
  clearAuth();
  await startSession();
  setAuth({ user, token: TOKEN });
}
