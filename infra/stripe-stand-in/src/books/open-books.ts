import { BOOK_NAMES, type BookName, type Books } from './books.ts';
import { openJournal, type Change } from './journal.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The books within a transaction: all changes are committed, or none. Reads return copies. */
export interface Pages {
  get<Name extends BookName>(book: Name, id: string): Books[Name] | undefined;
  /** matching records, newest first; `matches` must not mutate its argument */
  all<Name extends BookName>(book: Name, matches?: (record: Books[Name]) => boolean): Books[Name][];
  put<Name extends BookName>(book: Name, record: Books[Name]): void;
  remove(book: BookName, id: string): void;
}

export interface OpenBooks {
  /** Runs `work` and persists its changes before it returns; rolls back when it throws. */
  transact<Result>(work: (pages: Pages) => Result): Result;
}

export function openBooks(folder: string): OpenBooks {
  const journal = openJournal(folder);
  const books = Object.fromEntries(BOOK_NAMES.map((name) => [name, new Map<string, object>()])) as Record<
    BookName,
    Map<string, object>
  >;

  const apply = (changes: Change[]): void => {
    for (const [book, id, record] of changes) {
      if (record) books[book].set(id, record);
      else books[book].delete(id);
    }
  };

  apply(journal.read());
  forgetOldAnswers(books.answers as Map<string, Books['answers']>);
  journal.rewrite(BOOK_NAMES.flatMap((name) => [...books[name]].map(([id, it]): Change => [name, id, it])));

  function transact<Result>(work: (pages: Pages) => Result): Result {
    const draft = new Map<string, Change>();
    const keyOf = (book: BookName, id: string): string => `${book}/${id}`;
    const read = (book: BookName, id: string): object | null | undefined => {
      const changed = draft.get(keyOf(book, id));
      return changed ? changed[2] : books[book].get(id);
    };
    const result = work({
      get: (book, id) => structuredClone(read(book, id) ?? undefined) as never,
      all(book, matches = () => true) {
        const added = [...draft.values()].filter(([name, id]) => name === book && !books[book].has(id));
        const ids = [...books[book].keys(), ...added.map(([, id]) => id)];
        const records = ids
          .map((id) => read(book, id))
          .filter((record) => record && matches(record as never));
        return structuredClone(records.reverse()) as never;
      },
      put: (book, record) =>
        void draft.set(keyOf(book, record.id ?? ''), [book, record.id ?? '', structuredClone(record)]),
      remove: (book, id) => void draft.set(keyOf(book, id), [book, id, null]),
    });
    const changes = [...draft.values()];
    if (changes.length > 0) journal.append(changes);
    apply(changes);
    return result;
  }

  return { transact };
}

/** Like Stripe, which expires idempotency keys after a day. */
function forgetOldAnswers(answers: Map<string, Books['answers']>): void {
  const limit = Date.now() / 1_000 - DAY_SECONDS;
  for (const [id, { created }] of answers) if (created < limit) answers.delete(id);
}
