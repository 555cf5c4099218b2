import { AppError } from '@pokriv/contracts/errors';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { ListingFields } from '@pokriv/contracts/listing/listing-fields';
import type { OwnProperty, PropertyImage } from '@pokriv/contracts/listing/property';

import type { DraftFields, FieldKey } from './draft-fields.ts';
import { changedKeys, fieldsOf } from './field-rules.ts';
import { overlaid, type LocalDraft } from './saving/local-draft.ts';
import { mergeVersions } from './saving/merge-versions.ts';

export interface SavedListing {
  id: string;
  version: number;
  status: ListingStatus;
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';

/** Conflicting changes of two versions; nothing is sent until the user resolves them. */
export interface Conflict {
  theirs: OwnProperty;
  clashes: readonly string[];
  /** Changed only by them, already merged. */
  taken: readonly string[];
}

export interface DraftState {
  /** Undefined until created on the server. */
  saved: SavedListing | undefined;
  server: OwnProperty | undefined;
  fields: DraftFields;
  /** Merge base: the fields on the server, or the defaults of a new form. */
  base: DraftFields;
  images: readonly PropertyImage[];
  dirty: ReadonlySet<FieldKey>;
  save: SaveState;
  /** Last successful save, ms. */
  savedAt: number | undefined;
  failure: string | undefined;
  isRetryable: boolean;
  /** Server errors by field path. */
  refused: ReadonlyMap<string, string>;
  conflict: Conflict | undefined;
  taken: readonly string[];
  /** Creation in flight or without a reply; resent with the same idempotency key. */
  creation: { key: string; body: ListingFields } | undefined;
}

export const savedOf = ({ id, version, status }: OwnProperty): SavedListing => ({ id, version, status });

export const refusedOf = (error: unknown): Map<string, string> =>
  new Map(error instanceof AppError ? error.body.errors?.map(({ param, msg }) => [param, msg]) : []);

export const withDirty = (state: DraftState): DraftState => ({
  ...state,
  dirty: new Set(changedKeys(state.fields, state.base)),
});

export function mergedState(state: DraftState, theirs: OwnProperty): Partial<DraftState> {
  const { fields, clashes, taken } = mergeVersions({
    base: state.base,
    mine: state.fields,
    theirs: fieldsOf(theirs),
  });
  // The base stays, so that the local draft can still be merged.
  if (clashes.length > 0) return { fields, conflict: { theirs, clashes, taken }, save: 'conflict' };
  return {
    fields,
    taken: [...new Set([...state.taken, ...taken])],
    base: fieldsOf(theirs),
    saved: savedOf(theirs),
    server: theirs,
    images: theirs.images,
  };
}

export interface DraftStart {
  listing?: OwnProperty | undefined;
  kept?: LocalDraft | undefined;
  defaults?: DraftFields | undefined;
}

export function startState({ listing, kept, defaults = {} }: DraftStart): DraftState {
  const server = listing ? fieldsOf(listing) : defaults;
  const base = kept ? overlaid(server, kept.base) : server;
  const state: DraftState = {
    saved: listing && savedOf(listing),
    server: listing,
    fields: kept ? overlaid(server, kept.fields) : server,
    base: listing ? base : defaults,
    images: listing?.images ?? [],
    dirty: new Set(),
    save: 'idle',
    savedAt: undefined,
    failure: undefined,
    isRetryable: false,
    refused: new Map(),
    conflict: undefined,
    taken: [],
    creation: kept?.creation,
  };
  const met = listing && kept ? { ...state, ...mergedState(state, listing), taken: [] } : state;
  return withDirty(met);
}
