import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { persistentVapid } from './persistent-vapid.ts';

const folder = mkdtempSync(join(tmpdir(), 'vapid-'));
const file = join(folder, 'inner', 'vapid');
afterAll(() => rmSync(folder, { recursive: true }));

test('a VAPID pair is created once and stays the same', () => {
  const keys = persistentVapid(file);
  expect(keys.VAPID_PUBLIC_KEY).toMatch(/^B[\w-]{86}$/u);
  expect(keys.VAPID_PRIVATE_KEY).toMatch(/^[\w-]{43}$/u);
  expect(persistentVapid(file)).toEqual(keys);
});

test('a VAPID private key is readable by its owner only', () => {
  expect(statSync(file).mode & 0o077).toBe(0);
});
