import { AppError } from '@pokriv/contracts/errors';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { ListingFields } from '@pokriv/contracts/listing/listing-fields';
import type { OwnProperty, PropertyImage } from '@pokriv/contracts/listing/property';

import type { DraftFields, FieldKey } from './draft-fields.ts';
import { changedKeys, fieldsOf } from './field-rules.ts';
import { overlaid, type KeptDraft } from './keeping/kept-draft.ts';
import { mergeVersions } from './keeping/merge-versions.ts';

export interface SavedListing {
  id: string;
  version: number;
  status: ListingStatus;
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';

/** Two versions that both changed the same: nothing is sent before a person has chosen. */
export interface Conflict {
  theirs: OwnProperty;
  clashes: readonly string[];
  /** What only they changed; it is in the form already. */
  taken: readonly string[];
}

export interface DraftState {
  /** Absent until the server has it. */
  saved: SavedListing | undefined;
  /** The listing as the server last told it. */
  server: OwnProperty | undefined;
  fields: DraftFields;
  /** The fields that the server has, or a new form begins with. */
  base: DraftFields;
  images: readonly PropertyImage[];
  /** Differs from what the server has. */
  dirty: ReadonlySet<FieldKey>;
  save: SaveState;
  /** When the server last took something, in ms. */
  savedAt: number | undefined;
  /** What the server said of the last save that failed, and whether trying again may help. */
  failure: string | undefined;
  isRetryable: boolean;
  /** The server's field errors, by path. */
  refused: ReadonlyMap<string, string>;
  conflict: Conflict | undefined;
  /** Changes of somebody else that came in without a clash, for a word about them. */
  taken: readonly string[];
  /** A creation that is on its way, or whose answer never came. */
  creation: { key: string; body: ListingFields } | undefined;
}

export const savedOf = ({ id, version, status }: OwnProperty): SavedListing => ({ id, version, status });

export const refusedOf = (error: unknown): Map<string, string> =>
  new Map(error instanceof AppError ? error.body.errors?.map(({ param, msg }) => [param, msg]) : []);

export const withDirty = (state: DraftState): DraftState => ({
  ...state,
  dirty: new Set(changedKeys(state.fields, state.base)),
});

/** What changes in a draft when it meets the server's newer version. */
export function meeting(state: DraftState, theirs: OwnProperty): Partial<DraftState> {
  const { fields, clashes, taken } = mergeVersions({
    base: state.base,
    mine: state.fields,
    theirs: fieldsOf(theirs),
  });
  // Its base stays as it was, so that what is kept on this device still tells who changed what.
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
  kept?: KeptDraft | undefined;
  /** What a new form begins with. */
  defaults?: DraftFields | undefined;
}

/** The first state: the server's listing or a new form, with what was kept on this device laid over it. */
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
  const met = listing && kept ? { ...state, ...meeting(state, listing), taken: [] } : state;
  return withDirty(met);
}
