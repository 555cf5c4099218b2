import { shownFields, type StepId } from '../form-address/form-steps.ts';
import { isSame, valueAt, type DraftFields } from './draft-fields.ts';
import { issuesOf, steps } from './steps.ts';

interface Progress {
  fields: DraftFields;
  defaults: DraftFields;
  issues: ReadonlyMap<string, string>;
  /** Steps visited and left in this form. */
  left: ReadonlySet<StepId>;
  isPublished: boolean;
  hasChanges: boolean;
}

/** A complete step holds only defaults; pictures never are. */
const isUntouched = (id: StepId, fields: DraftFields, defaults: DraftFields): boolean =>
  id !== 'pictures' &&
  shownFields[id].every((path) => isSame(valueAt(fields, path), valueAt(defaults, path)));

/** A step with only defaults counts once left; the review once everything was sent. */
export function doneSteps(progress: Progress): ReadonlySet<StepId> {
  const { fields, defaults, issues, left, isPublished, hasChanges } = progress;
  const isDone = (id: StepId): boolean => {
    if (id === 'review') return isPublished && !hasChanges && issues.size === 0;
    if (issuesOf(issues, id).size > 0) return false;
    return isPublished || left.has(id) || !isUntouched(id, fields, defaults);
  };
  return new Set(steps.map(({ id }) => id).filter(isDone));
}
