import { shownFields, type StepId } from '../form-address/form-steps.ts';
import { isSame, valueAt, type DraftFields } from './draft-fields.ts';
import { issuesOf, steps } from './steps.ts';

interface Progress {
  fields: DraftFields;
  /** What a new form begins with. */
  defaults: DraftFields;
  issues: ReadonlyMap<string, string>;
  /** Steps that were opened in this form and left. */
  left: ReadonlySet<StepId>;
  isPublished: boolean;
  /** Changes of a published listing that were not sent. */
  hasChanges: boolean;
}

/** Whether a complete step holds nothing but what the form itself wrote there; pictures never are. */
const isUntouched = (id: StepId, fields: DraftFields, defaults: DraftFields): boolean =>
  id !== 'pictures' &&
  shownFields[id].every((path) => isSame(valueAt(fields, path), valueAt(defaults, path)));

/**
 * Steps that count as done: complete, and by the landlord's doing. What was filled in beforehand counts once the step was
 * left; the review once everything was sent.
 */
export function doneSteps(progress: Progress): ReadonlySet<StepId> {
  const { fields, defaults, issues, left, isPublished, hasChanges } = progress;
  const isDone = (id: StepId): boolean => {
    if (id === 'review') return isPublished && !hasChanges && issues.size === 0;
    if (issuesOf(issues, id).size > 0) return false;
    return isPublished || left.has(id) || !isUntouched(id, fields, defaults);
  };
  return new Set(steps.map(({ id }) => id).filter(isDone));
}
