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
  /** Steps whose missing fields are told: a person tried to go on, or to send. */
  told: ReadonlySet<StepId>;
}

/** What the fields need to know: a wrong value is told when its field was left, a missing one after a try to go on. */
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
