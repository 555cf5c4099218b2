import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openBooks } from './open-books.ts';

const folder = mkdtempSync(join(tmpdir(), 'books-'));
afterAll(() => rmSync(folder, { recursive: true }));

const answer = (id: string) => ({ id, fingerprint: '', status: 200, body: {}, created: Date.now() });

test('the journal restores records in their order after reopening', () => {
  const books = openBooks(folder);
  books.transact((pages) => ['a', 'b', 'c'].forEach((id) => pages.put('answers', answer(id))));
  books.transact((pages) => pages.remove('answers', 'b'));
  const again = openBooks(folder).transact((pages) => pages.all('answers'));
  expect(again.map(({ id }) => id)).toEqual(['c', 'a']);
});

test('a transaction that throws changes nothing', () => {
  const books = openBooks(folder);
  const work = () =>
    books.transact((pages) => {
      pages.put('answers', answer('d'));
      expect(pages.get('answers', 'd')).toBeDefined();
      throw new Error('no');
    });
  expect(work).toThrow('no');
  expect(books.transact((pages) => pages.get('answers', 'd'))).toBeUndefined();
});

test('reads return copies', () => {
  const books = openBooks(folder);
  const read = books.transact((pages) => pages.get('answers', 'a'));
  if (read) read.status = 500;
  expect(books.transact((pages) => pages.get('answers', 'a'))?.status).toBe(200);
});

test('a torn line is ignored after a kill', () => {
  appendFileSync(join(folder, 'journal.jsonl'), '[["answers","e",{"id":"e","fi');
  const books = openBooks(folder);
  expect(books.transact((pages) => pages.all('answers')).map(({ id }) => id)).toEqual(['c', 'a']);
});

test('idempotency keys expire after a day', () => {
  const seconds = Math.floor(Date.now() / 1_000);
  openBooks(folder).transact((pages) =>
    pages.put('answers', { ...answer('old'), created: seconds - 90_000 }),
  );
  expect(openBooks(folder).transact((pages) => pages.get('answers', 'old'))).toBeUndefined();
});
