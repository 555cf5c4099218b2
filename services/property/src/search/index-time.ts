/** The longest time from the start of a change until its commit, in ms: MongoDB ends a longer transaction. */
export const LONGEST_CHANGE_MS = 60_000;
/** Without a change for this long, no transaction that began before the last one is open. */
const AT_REST_MS = 2 * LONGEST_CHANGE_MS;
/** Half the longest change is left to clocks that differ. */
const MOVED_MS = 1.5 * LONGEST_CHANGE_MS;

/**
 * `asOf` of an index (design/alerts, Flow 4): the time of its last change, so that it is stable while the index is.
 * Changes since `asOf` less `LONGEST_CHANGE_MS` include all that the index does not have. An index at rest is moved once
 * past its last change: what it has shown for minutes is then not among them.
 * @param changedAt of the last change
 * @param readUpTo every change before it is in the index
 */
export const asOfIndex = ({ changedAt, readUpTo }: { changedAt: Date; readUpTo: Date }): Date =>
  readUpTo.getTime() - changedAt.getTime() < AT_REST_MS
    ? changedAt
    : new Date(changedAt.getTime() + MOVED_MS);

/** The times of an index that follows a change stream. */
export class IndexTime {
  #changedAt: Date;
  #readUpTo: Date;
  #lastRead: Date;

  constructor(at: Date) {
    this.#changedAt = this.#readUpTo = this.#lastRead = at;
  }

  get asOf(): Date {
    return asOfIndex({ changedAt: this.#changedAt, readUpTo: this.#readUpTo });
  }

  /** The index has the changes up to this one, or those before a fill that began then. */
  applied(at: Date): void {
    this.#changedAt = this.#readUpTo = this.#lastRead = at;
  }

  /** The stream was read; what that read brought is applied once the next one follows. */
  read(at: Date): void {
    this.#readUpTo = this.#lastRead;
    this.#lastRead = at;
  }
}
