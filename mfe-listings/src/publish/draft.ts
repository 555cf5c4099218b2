import { AppError } from '@pokriv/contracts/errors';
import type { ListingStatus } from '@pokriv/contracts/listing-states';
import type { OwnProperty, PropertyImage } from '@pokriv/contracts/property';
import { call } from '@pokriv/web-kit/api';

import { ownFailures } from '../own-failures.ts';
import { keyOf, withValue, type DraftFields, type FieldKey, type FieldPath } from './draft-fields.ts';
import { clearedFields, fieldKeys, fieldsOf, savableFields } from './field-rules.ts';

export interface SavedListing {
  id: string;
  version: number;
  status: ListingStatus;
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface DraftState {
  /** Absent until the server has it. */
  saved: SavedListing | undefined;
  fields: DraftFields;
  images: readonly PropertyImage[];
  /** Changed since the last save. */
  dirty: ReadonlySet<FieldKey>;
  save: SaveState;
  /** What the server said of the last save that failed. */
  failure: string | undefined;
  /** The server's field errors, by path. */
  refused: ReadonlyMap<string, string>;
}

const savedOf = ({ id, version, status }: OwnProperty): SavedListing => ({ id, version, status });
const refusedOf = (error: unknown): Map<string, string> =>
  new Map(error instanceof AppError ? error.body.errors?.map(({ param, msg }) => [param, msg]) : []);

/**
 * A listing while it is being written: what a person typed, and what the server has of it. Everything that goes to the
 * server goes one after another, because each change carries the version that the one before it made.
 */
export function createDraft(initial: {
  listing?: OwnProperty;
  fields?: DraftFields;
  dirty?: readonly FieldKey[];
}) {
  let state: DraftState = {
    saved: initial.listing && savedOf(initial.listing),
    fields: { ...(initial.listing && fieldsOf(initial.listing)), ...initial.fields },
    images: initial.listing?.images ?? [],
    dirty: new Set(initial.dirty),
    save: 'idle',
    failure: undefined,
    refused: new Map(),
  };
  const idempotencyKey = crypto.randomUUID();
  const listeners = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();

  const patch = (part: Partial<DraftState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = queue.then(task);
    queue = turn.catch(() => undefined);
    return turn;
  };
  /** Takes over what the server answered to a change of ours. */
  const adopt = (listing: OwnProperty): void => patch({ saved: savedOf(listing), images: listing.images });

  const set = (path: FieldPath, value: unknown): void => {
    const refused = new Map(state.refused);
    refused.delete(path);
    patch({
      fields: withValue(state.fields, path, value),
      dirty: new Set(state.dirty).add(keyOf(path)),
      save: state.save === 'conflict' ? 'conflict' : 'idle',
      refused,
    });
  };

  async function send(): Promise<void> {
    const { saved, fields, dirty } = state;
    const body = savableFields(fields, saved ? dirty : fieldKeys);
    const cleared = saved ? clearedFields(fields, dirty) : {};
    const isEmpty = saved
      ? Object.keys({ ...body, ...cleared }).length === 0
      : !(body.title ?? body.propertyType);
    if (isEmpty) return;
    patch({ save: 'saving', failure: undefined });
    try {
      const { data } = saved
        ? await call('updateProperty', {
            params: { id: saved.id },
            body: { ...body, ...cleared, version: saved.version },
            quiet: ownFailures,
          })
        : await call('createProperty', {
            body,
            headers: { 'Idempotency-Key': idempotencyKey },
            quiet: ownFailures,
          });
      adopt(data);
      const isSent = (key: FieldKey) => (key in body || key in cleared) && state.fields[key] === fields[key];
      patch({ dirty: new Set([...state.dirty].filter((key) => !isSent(key))), save: 'saved' });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const isConflict = error.code === 'CONFLICT' && saved !== undefined;
      patch({ save: isConflict ? 'conflict' : 'failed', failure: error.message, refused: refusedOf(error) });
    }
  }

  /** Saves what can be saved. A draft is made on the server as soon as it has a title or a type. */
  const save = (): Promise<void> => inTurn(send);

  /** After a conflict: my changes over the newer version, or the newer version instead of mine. */
  const settleConflict = (keeps: 'mine' | 'theirs'): Promise<void> =>
    inTurn(async () => {
      if (!state.saved) return;
      const { data } = await call('getProperty', { params: { id: state.saved.id } });
      if (!('version' in data)) return;
      adopt(data);
      if (keeps === 'mine') return send();
      patch({ fields: fieldsOf(data), dirty: new Set(), save: 'idle', refused: new Map() });
    });

  /**
   * Sends the listing for approval.
   * @throws AppError when the server refuses; its field errors are in `refused` by then
   */
  const submit = async (): Promise<void> => {
    await save();
    await inTurn(async () => {
      if (!state.saved || state.save === 'conflict' || state.save === 'failed') {
        throw new AppError({ code: 'CONFLICT', message: state.failure ?? '' });
      }
      try {
        adopt(
          (await call('submitProperty', { params: { id: state.saved.id }, quiet: ['UNPROCESSABLE'] })).data,
        );
      } catch (error) {
        patch({ refused: refusedOf(error) });
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
    inTurn,
    adopt,
    set,
    save,
    settleConflict,
    submit,
  };
}

export type Draft = ReturnType<typeof createDraft>;
