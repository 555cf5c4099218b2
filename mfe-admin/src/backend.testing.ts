import type { User } from '@pokriv/contracts/account/user';
import { startSession } from '@pokriv/web-kit/identity';
import { clearAuth, setAuth } from '@pokriv/web-kit/session';

export interface RecordedCall {
  call: string;
  query: Record<string, string>;
  body: unknown;
}

interface Answer {
  status: number;
  body: unknown;
}

export const answer = {
  one: (data: unknown): Answer => ({ status: 200, body: { success: true, data } }),
  list: (data: readonly unknown[], total = data.length): Answer => ({
    status: 200,
    body: {
      success: true,
      data,
      pagination: {
        page: 1,
        limit: 20,
        total,
        totalPages: Math.ceil(total / 20),
        hasNext: total > 20,
        hasPrev: false,
      },
    },
  }),
  refused: (status: number, code: string, message: string): Answer => ({
    status,
    body: { success: false, code, message },
  }),
};

/** No saved filters, unless a test says otherwise. */
const FILTERS = 'GET /admin/filters';

/**
 * Mocks fetch with answers keyed by `METHOD /path`; an unknown call gets a 500.
 * @returns the calls so far, in order, without reads of saved filters
 */
export function fakeBackend(answers: Readonly<Record<string, Answer>>): RecordedCall[] {
  const calls: RecordedCall[] = [];
  global.fetch = (address, options) => {
    const { pathname, searchParams } = new URL(String(address), 'http://localhost');
    const call = `${options?.method ?? 'GET'} ${pathname.replace(/^\/api/u, '')}`;
    const body: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : undefined;
    const known = answers[call] ?? (call === FILTERS ? answer.one([]) : undefined);
    if (call !== FILTERS) calls.push({ call, query: Object.fromEntries(searchParams), body });
    const { status, body: reply } = known ?? answer.refused(500, 'INTERNAL', 'Сървърна грешка.');
    return Promise.resolve(new Response(JSON.stringify(reply), { status }));
  };
  return calls;
}

/** Holds back the answers to writes of the fake backend until the returned call. */
export function holdWrites(): () => void {
  const answerAtOnce = global.fetch;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  global.fetch = async (address, options) => {
    if (options?.method !== undefined && options.method !== 'GET') await released;
    return answerAtOnce(address, options);
  };
  return () => release();
}

const admin: User = {
  id: 'admin',
  email: 'admin@demo.bg',
  firstName: 'Админ',
  lastName: '',
  phone: null,
  avatar: null,
  role: 'admin',
  isRoleChosen: true,
  avatarSource: null,
  silencedMails: [],
  currency: null,
  erasedAt: null,
  isEmailVerified: true,
  isPremium: false,
  premiumExpiresAt: null,
  remainingListings: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
};

/** Access token that expires in 2096, so that no test triggers a refresh. */
export const TOKEN = `a.${btoa(JSON.stringify({ exp: 4e9 }))}.c`;

export async function signedInAsAdmin(): Promise<void> {
  clearAuth();
  await startSession();
  setAuth({ user: admin, token: TOKEN });
}
