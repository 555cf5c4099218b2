import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { persistentSecret } from './persistent-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-'));
const file = join(folder, 'inner', 'secret');
afterAll(() => rmSync(folder, { recursive: true }));

test('a secret is created once and stays the same', () => {
  const secret = persistentSecret(file);
  expect(secret).toMatch(/^[0-9a-f]{48}$/u);
  expect(persistentSecret(file)).toBe(secret);
});

test('a secret is readable by its owner only', () => {
  expect(statSync(file).mode & 0o077).toBe(0);
});
