import { useState } from 'react';

import type { Draft } from './draft.ts';
import type { DraftState } from './draft-state.ts';
import { requiredPaths, wrongFields } from './field-rules.ts';
import type { PublishForm } from './publish-form.ts';
import { stepOf, type StepId } from '../form-address/form-steps.ts';

interface FormOptions {
  draft: Draft;
  state: DraftState;
  issues: ReadonlyMap<string, string>;
  /** Steps that show missing fields, after an attempt to continue or to submit. */
  told: ReadonlySet<StepId>;
}

/** Form context: a field shows an invalid value after blur, a missing one after an attempt to continue. */
export function usePublishFormOf({ draft, state, issues, told }: FormOptions): PublishForm {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { fields, refused } = state;
  const wrong = wrongFields(fields);
  const required = requiredPaths(fields);
  return {
    fields,
    set: draft.set,
    touch: (path) => setTouched((paths) => (paths.has(path) ? paths : new Set(paths).add(path))),
    errorOf: (path) => {
      if (told.has(stepOf(path))) return refused.get(path) ?? issues.get(path);
      return refused.get(path) ?? (touched.has(path) ? wrong.get(path) : undefined);
    },
    isRequired: (path) => required.has(path),
  };
}
