import { BOOK_NAMES, type BookName, type Books } from './books.ts';
import { openJournal, type Change } from './journal.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The books inside one unit of work: all of its changes are kept, or none. Records that are read are copies. */
export interface Pages {
  get<Name extends BookName>(book: Name, id: string): Books[Name] | undefined;
  /** those that match, the newest first; `matches` must not change what it looks at */
  all<Name extends BookName>(book: Name, matches?: (record: Books[Name]) => boolean): Books[Name][];
  put<Name extends BookName>(book: Name, record: Books[Name]): void;
  remove(book: BookName, id: string): void;
}

export interface OpenBooks {
  /** Does `work` and writes what it changed before this returns. What it throws undoes its changes. */
  transact<Result>(work: (pages: Pages) => Result): Result;
}

/** Opens the books in a folder, with what was written there before. */
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

/** Stripe forgets them after a day as well. */
function forgetOldAnswers(answers: Map<string, Books['answers']>): void {
  const limit = Date.now() / 1_000 - DAY_SECONDS;
  for (const [id, { created }] of answers) if (created < limit) answers.delete(id);
}
