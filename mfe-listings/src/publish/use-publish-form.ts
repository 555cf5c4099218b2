import { followedGuesses } from '@pokriv/contracts/listing/guess-listing';
import { useState } from 'react';

import type { Draft } from './draft.ts';
import type { DraftState } from './draft-state.ts';
import { requiredPaths, wrongFields } from './field-rules.ts';
import type { FieldPath } from './draft-fields.ts';
import type { PublishForm } from './publish-form.ts';
import { stepOf, type StepId } from '../form-address/form-steps.ts';

interface FormOptions {
  draft: Draft;
  state: DraftState;
  issues: ReadonlyMap<string, string>;
  /** Steps that show missing fields after an attempt to continue or submit. */
  told: ReadonlySet<StepId>;
}

/** Sets a field, and the title and rooms derived from it until edited by hand. */
function setWithGuesses(draft: Draft, path: FieldPath, value: unknown): void {
  const before = draft.get().fields;
  draft.set(path, value);
  if (path === 'title' || path === 'rooms') return;
  const guesses = followedGuesses(before, draft.get().fields);
  for (const [key, guess] of Object.entries(guesses)) draft.set(key as 'title' | 'rooms', guess);
}

/** Form context: an invalid value shows after blur, a missing one after an attempt to continue. */
export function usePublishFormOf({ draft, state, issues, told }: FormOptions): PublishForm {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { fields, refused } = state;
  const wrong = wrongFields(fields);
  const required = requiredPaths(fields);
  return {
    fields,
    set: (path, value) => setWithGuesses(draft, path, value),
    touch: (path) => setTouched((paths) => (paths.has(path) ? paths : new Set(paths).add(path))),
    errorOf: (path) => {
      if (told.has(stepOf(path))) return refused.get(path) ?? issues.get(path);
      return refused.get(path) ?? (touched.has(path) ? wrong.get(path) : undefined);
    },
    isRequired: (path) => required.has(path),
  };
}
