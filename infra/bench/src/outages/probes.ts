import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 20;

export interface Probe {
  name: string;
  expected: number;
  request: () => [path: string, init?: RequestInit];
}

export interface Probed {
  name: string;
  status: number;
  isJson: boolean;
  ms: number;
  isExpected: boolean;
}

export async function ask(origin: string, { name, expected, request }: Probe): Promise<Probed> {
  const [path, init] = request();
  const started = performance.now();
  const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(async (reply) => ({ status: reply.status, isJson: isJson(await reply.text()) }))
    .catch(() => ({ status: 0, isJson: false }));
  return { name, ...answer, ms: performance.now() - started, isExpected: answer.status === expected };
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Requests all probes repeatedly until the signal aborts; resolves with every reply. */
export async function keepAsking(
  origin: string,
  probes: readonly Probe[],
  signal: AbortSignal,
): Promise<Probed[]> {
  const answers: Probed[] = [];
  await Promise.all(
    probes.map(async (probe) => {
      while (!signal.aborted) {
        answers.push(await ask(origin, probe));
        await sleep(PAUSE_MS);
      }
    }),
  );
  return answers;
}

let last = 0;
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const unknownListing = '0'.repeat(24);

export const probes = {
  search: {
    name: 'search',
    expected: 200,
    request: () => {
      last += 1;
      // unique, hence never cached
      return [`/api/properties?priceMax=${1000 + last}`];
    },
  },
  listing: { name: 'listing', expected: 404, request: () => [`/api/properties/${unknownListing}`] },
  contact: {
    name: 'contact',
    expected: 201,
    request: () => [
      '/api/contacts/submit',
      json({
        name: 'Учение',
        email: 'drill@drill.bg',
        subject: 'general',
        message: 'Съобщение от учението.',
      }),
    ],
  },
  login: {
    name: 'login',
    expected: 401,
    request: () => {
      last += 1;
      // another account each time: guesses of one account are slowed down
      return ['/api/auth/login', json({ email: `unknown-${last}@drill.bg`, password: 'Drill1234' })];
    },
  },
  openApi: { name: 'openapi', expected: 200, request: () => ['/api/openapi.json'] },
  slices: { name: 'slices', expected: 200, request: () => ['/mfe-manifest.json'] },
} satisfies Record<string, Probe>;
