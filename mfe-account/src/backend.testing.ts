import type { User } from '@pokriv/contracts/account/user';
import { startSession } from '@pokriv/web-kit/identity';
import { clearAuth, setAuth, type SessionUser } from '@pokriv/web-kit/session';

export interface RecordedCall {
  call: string;
  body: unknown;
}

type Answer = { status: number; body: unknown };
const done = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });
const refused = (status: number, body: { code: string; message: string; errors?: unknown }): Answer => ({
  status,
  body: { success: false, ...body },
});

type AnswerTo = (query: URLSearchParams, body: unknown) => Answer;

/** Mocks fetch with answers keyed by `METHOD /path`; an unknown call gets a 500. @returns the calls so far, in order */
export function fakeBackend(answers: Readonly<Record<string, Answer | AnswerTo>>): RecordedCall[] {
  const calls: RecordedCall[] = [];
  global.fetch = (address, options) => {
    const path = String(address).replace(/^\/api|\?.*$/gu, '');
    const call = `${options?.method ?? 'GET'} ${path}`;
    const sent: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : undefined;
    calls.push({ call, body: sent });
    const found = answers[call] ?? refused(500, { code: 'INTERNAL', message: call });
    const query = new URL(String(address), 'https://test').searchParams;
    const { status, body } = typeof found === 'function' ? found(query, sent) : found;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return calls;
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
  currency: null,
  erasedAt: null,
  isEmailVerified: false,
  isPremium: false,
  premiumExpiresAt: null,
  remainingListings: 1,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  ...over,
});

/** Access token that expires in 2096, so that no test triggers a refresh. */
const TOKEN = `a.${btoa(JSON.stringify({ exp: 4e9 }))}.c`;

export async function signedIn(user: SessionUser): Promise<void> {
  clearAuth();
  await startSession();
  setAuth({ user, token: TOKEN });
}
