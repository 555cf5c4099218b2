/** Longest time from the start of a change to its commit, in ms: MongoDB aborts a longer transaction. */
export const LONGEST_CHANGE_MS = 60_000;
/** After this long without a change, no transaction from before the last one is open, in ms. */
const AT_REST_MS = 2 * LONGEST_CHANGE_MS;
/** Leaves half the longest change for clock skew. */
const MOVED_MS = 1.5 * LONGEST_CHANGE_MS;

/**
 * `asOf` of an index (design/alerts, Flow 4): the time of its last change, so that it is stable while the
 * index is. Changes since `asOf` less `LONGEST_CHANGE_MS` include everything missing from the index. An idle
 * index is moved once past its last change, to exclude changes already visible for minutes.
 * @param changedAt of the last change
 * @param readUpTo the index includes all changes before this time
 */
export const asOfIndex = ({ changedAt, readUpTo }: { changedAt: Date; readUpTo: Date }): Date =>
  readUpTo.getTime() - changedAt.getTime() < AT_REST_MS
    ? changedAt
    : new Date(changedAt.getTime() + MOVED_MS);

/** Timestamps of an index that follows a change stream. */
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

  /** The index includes all changes up to this one, or those before a fill that began then. */
  applied(at: Date): void {
    this.#changedAt = this.#readUpTo = this.#lastRead = at;
  }

  /** The stream was read; its changes count as applied at the next read. */
  read(at: Date): void {
    this.#readUpTo = this.#lastRead;
    this.#lastRead = at;
  }
}
