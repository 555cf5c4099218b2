import type { Allowance } from '@pokriv/contracts/listing/allowance';
import { AppError } from '@pokriv/contracts/errors';
import type { PropertyChange } from '@pokriv/contracts/listing/listing-fields';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { call } from '@pokriv/web-kit/api';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { valueAt, withValue, type FieldPath } from './draft-fields.ts';
import {
  mergedState,
  refusedOf,
  savedOf,
  startState,
  withDirty,
  type DraftStart,
  type DraftState,
} from './draft-state.ts';
import { changeBetween, fieldsOf, savableFields } from './field-rules.ts';
import { overlaid } from './saving/local-draft.ts';

export type { DraftState, SaveState } from './draft-state.ts';

const MERGES_MAX = 3;

const isRetryableError = ({ status }: AppError): boolean => status === 0 || status === 429 || status >= 500;

const ownListing = (value: unknown): OwnProperty | undefined =>
  typeof value === 'object' && value !== null && 'version' in value ? (value as OwnProperty) : undefined;

/**
 * Draft with unsaved fields and their server state. Requests run one at a time, because each carries the version made
 * by the previous one.
 */
export function createDraft(start: DraftStart) {
  let state: DraftState = startState(start);
  const listeners = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();

  const put = (part: Partial<DraftState>): void => {
    state = withDirty({ ...state, ...part });
    for (const listener of listeners) listener();
  };
  /**
   * Applies pictures and version of an upload. A version further ahead includes another editor's change: ours stays,
   * and the next save merges.
   */
  const patch = (part: Partial<Pick<DraftState, 'images' | 'saved'>>): void => {
    const isGap = part.saved && state.saved && part.saved.version > state.saved.version + 1;
    put(isGap ? { ...part, saved: state.saved } : part);
  };
  const enqueue = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = queue.then(task);
    queue = turn.catch(() => undefined);
    return turn;
  };
  const adopt = (listing: OwnProperty): void =>
    put({ images: listing.images, ...mergedState(state, listing) });

  const set = (path: FieldPath, value: unknown): void => {
    const refused = new Map(state.refused);
    refused.delete(path);
    put({
      fields: withValue(state.fields, path, value),
      save: state.conflict ? 'conflict' : state.save === 'saving' ? 'saving' : 'idle',
      refused,
    });
  };

  const take = (listing: OwnProperty, sent: PropertyChange): void =>
    put({
      saved: savedOf(listing),
      server: listing,
      // The base is the sent value, whatever form the server stores; cleared fields are missing there.
      base: overlaid(fieldsOf(listing), sent),
      save: 'saved',
      savedAt: Date.now(),
      failure: undefined,
      creation: undefined,
    });

  const fail = (error: AppError): void =>
    put({
      save: 'failed',
      failure: error.message,
      isRetryable: isRetryableError(error),
      refused: refusedOf(error),
      ...(!isRetryableError(error) && { creation: undefined }),
    });

  async function create(): Promise<void> {
    const creation = state.creation ?? { key: crypto.randomUUID(), body: savableFields(state.fields) };
    if (!(creation.body.title ?? creation.body.propertyType)) return;
    put({ save: 'saving', creation });
    const { data } = await call('createProperty', {
      body: creation.body,
      headers: { 'Idempotency-Key': creation.key },
      quiet: pageErrorCodes,
    });
    take(data, creation.body);
  }

  /** @returns true for a newer version to merge */
  async function mergeCurrent(error: AppError, id: string, version: number): Promise<boolean> {
    const current =
      ownListing(error.body.current) ?? ownListing((await call('getProperty', { params: { id } })).data);
    // Unchanged version, so refused for another reason.
    if (!current || current.version === version) return false;
    put(mergedState(state, current));
    return true;
  }

  async function update(merges = 0): Promise<void> {
    const { saved, fields, base } = state;
    if (!saved || state.conflict) return;
    const change = changeBetween(fields, base);
    if (Object.keys(change).length === 0) {
      if (state.save === 'saving') put({ save: 'saved' });
      return;
    }
    put({ save: 'saving' });
    try {
      const { data } = await call('updateProperty', {
        params: { id: saved.id },
        body: { ...change, version: saved.version },
        quiet: pageErrorCodes,
      });
      take(data, change);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'CONFLICT' || merges === MERGES_MAX) throw error;
      if (!(await mergeCurrent(error, saved.id, saved.version))) throw error;
      await update(merges + 1);
    }
  }

  async function send(): Promise<void> {
    try {
      await (state.saved ? update() : create());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      fail(error);
    }
  }

  /** Saves valid changes; creates the draft once it has a title or a type. */
  const save = (): Promise<void> => enqueue(send);

  /** @param theirsAt units resolved to their value */
  const resolveConflict = (theirsAt: ReadonlySet<string>): Promise<void> => {
    const { conflict } = state;
    if (!conflict) return Promise.resolve();
    const theirs = fieldsOf(conflict.theirs);
    const fields = [...theirsAt].reduce(
      (resolved, unit) => withValue(resolved, unit, valueAt(theirs, unit)),
      state.fields,
    );
    put({
      fields,
      base: theirs,
      saved: savedOf(conflict.theirs),
      server: conflict.theirs,
      images: conflict.theirs.images,
      conflict: undefined,
      save: 'idle',
    });
    return save();
  };

  /**
   * Submits for moderation.
   * @returns the owner's remaining slots
   * @throws AppError on refusal; field errors are then in `refused`
   */
  const submit = async (): Promise<{ allowance: Allowance }> => {
    await save();
    return enqueue(async () => {
      if (!state.saved || state.save === 'conflict' || state.save === 'failed') {
        throw new AppError({ code: 'CONFLICT', message: state.failure ?? '' });
      }
      try {
        const { data, allowance } = await call('submitProperty', {
          params: { id: state.saved.id },
          quiet: pageErrorCodes,
        });
        take(data, {});
        return { allowance };
      } catch (error) {
        if (error instanceof AppError) put({ refused: refusedOf(error), failure: error.message });
        throw error;
      }
    });
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    patch,
    enqueue,
    adopt,
    set,
    save,
    resolveConflict,
    submit,
    reset: () => put({ fields: state.base, refused: new Map(), save: 'idle', failure: undefined }),
    acknowledge: () => put({ taken: [] }),
  };
}

export type Draft = ReturnType<typeof createDraft>;
