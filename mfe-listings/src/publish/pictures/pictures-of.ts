import type { Draft } from '../draft.ts';
import { createArrangement, type Arrangement } from './create-arrangement.ts';
import { createUploads, type Uploads } from './create-uploads.ts';

export interface DraftPictures {
  uploads: Uploads;
  arrangement: Arrangement;
}

const made = new WeakMap<Draft, DraftPictures>();

/** One picture store per draft, across the form steps. */
export function picturesOf(draft: Draft): DraftPictures {
  const present = made.get(draft);
  if (present) return present;
  const gone = new Set<string>();
  const pictures = { uploads: createUploads(draft, gone), arrangement: createArrangement(draft, gone) };
  made.set(draft, pictures);
  return pictures;
}
