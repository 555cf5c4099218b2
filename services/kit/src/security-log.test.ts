import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { errorCodes } from '@pokriv/contracts/errors';

import {
  openSecurityLog,
  recordSecurity,
  securityEventOf,
  writeSecurityTo,
  type SecurityFact,
} from './security-log.ts';

const fact = (parts: Partial<SecurityFact> = {}): SecurityFact => ({
  event: 'limit-reached',
  reason: 'RATE_LIMITED',
  method: 'POST',
  path: '/auth/login',
  requestId: 'r1',
  ip: '203.0.113.7',
  ...parts,
});

describe('security log', () => {
  const written: Record<string, unknown>[] = [];
  beforeEach(() => {
    written.length = 0;
    writeSecurityTo({ write: (line: string) => void written.push(JSON.parse(line)) });
    jest.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z') });
  });
  afterEach(() => {
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    writeSecurityTo(undefined);
  });

  it('writes one line with actor id and shortened network', () => {
    recordSecurity(fact({ actorId: 'u1', event: 'access-refused', reason: 'FORBIDDEN', ip: '198.51.100.9' }));
    expect(written).toEqual([
      expect.objectContaining({
        log: 'security',
        event: 'access-refused',
        reason: 'FORBIDDEN',
        call: 'POST /auth/login',
        actorId: 'u1',
        network: '198.51.100.0/24',
        requestId: 'r1',
      }),
    ]);
    expect(JSON.stringify(written)).not.toContain('198.51.100.9');
  });

  it('redacts signed texts in paths', () => {
    const token = 'x'.repeat(80);
    recordSecurity(fact({ path: `/auth/data-export/${token}`, ip: '198.51.100.10' }));
    expect(JSON.stringify(written)).not.toContain(token);
  });

  it('writes 30 lines a minute per event and network, then the number suppressed', () => {
    for (let line = 0; line < 45; line += 1) recordSecurity(fact({ ip: `192.0.2.${line}` }));
    recordSecurity(fact({ event: 'token-refused', ip: '192.0.2.1' }));
    expect(written).toHaveLength(31);
    jest.setSystemTime(new Date('2026-06-15T12:01:01Z'));
    recordSecurity(fact({ ip: '192.0.2.1' }));
    expect(written.slice(31)).toEqual([
      expect.objectContaining({ event: 'limit-reached', network: '192.0.2.0/24', suppressed: 15 }),
      expect.objectContaining({ event: 'limit-reached', call: 'POST /auth/login' }),
    ]);
  });

  it('writes every act of an administrator', () => {
    for (let act = 0; act < 45; act += 1) recordSecurity(fact({ event: 'admin-acted', ip: '198.51.100.80' }));
    jest.setSystemTime(new Date('2026-06-15T12:01:01Z'));
    recordSecurity(fact({ ip: '198.51.100.80' }));
    expect(written.map(({ event }) => event)).toEqual([...Array(45).fill('admin-acted'), 'limit-reached']);
  });

  it.each([
    ['RATE_LIMITED', 'limit-reached', 'limit-reached'],
    ['FORBIDDEN', 'access-refused', 'access-refused'],
    ['ACCOUNT_SUSPENDED', 'access-refused', 'access-refused'],
    ['SECOND_FACTOR_REQUIRED', 'access-refused', 'access-refused'],
    ['SIGN_IN_AGAIN', 'access-refused', 'access-refused'],
    ['UNAUTHENTICATED', 'token-refused', 'access-refused'],
  ] as const)('maps %s to %s with a token, to %s without', (code, withToken, without) => {
    expect(securityEventOf(code, { hasToken: true })).toBe(withToken);
    expect(securityEventOf(code, { hasToken: false })).toBe(without);
  });

  it('maps no other error to an event', () => {
    const refusals = [
      'RATE_LIMITED',
      'FORBIDDEN',
      'ACCOUNT_SUSPENDED',
      'SECOND_FACTOR_REQUIRED',
      'SIGN_IN_AGAIN',
      'UNAUTHENTICATED',
    ];
    const others = errorCodes.filter((code) => !refusals.includes(code));
    expect(others.map((code) => securityEventOf(code, { hasToken: true }))).toEqual(
      others.map(() => undefined),
    );
  });
});

describe('openSecurityLog', () => {
  it('writes a daily file into the folder', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'pokriv-security-')), 'security');
    const file = await openSecurityLog('property', folder);
    recordSecurity(fact({ ip: '203.0.113.77' }));
    await file.close();
    writeSecurityTo(undefined);
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/^property\.\d{4}-\d{2}-\d{2}\.1\.log$/u);
    expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toMatchObject({ event: 'limit-reached' });
  });
});
