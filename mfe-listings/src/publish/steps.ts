import { placeIn, shownFields, stepOf, type StepId } from '../form-address/form-steps.ts';
import type { FieldPath } from './draft-fields.ts';
import { publishTexts } from './messages.ts';

/** Compile-time check that every form field exists in the contract. */
shownFields satisfies Record<StepId, readonly (FieldPath | 'images')[]>;

export interface Step {
  id: StepId;
  label: string;
  lead: string;
}

export const steps: readonly Step[] = (Object.keys(shownFields) as StepId[]).map((id) => ({
  id,
  label: publishTexts.step[id],
  lead: publishTexts.lead[id],
}));

const [firstStep] = steps as [Step];

/** Step of a URL; the first by default. */
export const stepNamed = (name: string | null): Step => steps.find(({ id }) => id === name) ?? firstStep;

export function stepsAround(id: StepId): {
  number: number;
  before: Step | undefined;
  after: Step | undefined;
} {
  const index = steps.findIndex((step) => step.id === id);
  return { number: index + 1, before: steps[index - 1], after: steps[index + 1] };
}

export const issuesOf = (issues: ReadonlyMap<string, string>, id: StepId): Map<string, string> =>
  new Map([...issues].filter(([path]) => stepOf(path) === id));

/** Errors in display order. */
export const inStepOrder = (issues: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    steps.flatMap(({ id }) =>
      [...issuesOf(issues, id)].toSorted(([one], [other]) => placeIn(id, one) - placeIn(id, other)),
    ),
  );

export const stepAnchor = (id: StepId): string => `step-${id}`;
