import type { FieldPath } from './draft-fields.ts';
import { publishTexts } from './messages.ts';

/** The form's steps in order, and the fields that each of them shows, from top to bottom. */
export const steps = [
  {
    id: 'place',
    label: publishTexts.step.place,
    lead: publishTexts.lead.place,
    shows: [
      'propertyType',
      'layout',
      'location.city',
      'location.neighborhood',
      'location.geo',
      'location.street',
      'location.number',
      'location.metroStation',
      'location.showExactAddress',
    ],
  },
  {
    id: 'home',
    label: publishTexts.step.home,
    lead: publishTexts.lead.home,
    shows: [
      'area',
      'rooms',
      'bedrooms',
      'bathrooms',
      'floor',
      'totalFloors',
      'yardArea',
      'constructionType',
      'furnishing',
      'heating',
      'hasElevator',
      'totalArea',
      'yearBuilt',
      'condition',
      'energyClass',
      'exposure',
      'isInsulated',
      'amenities',
      'title',
      'description',
    ],
  },
  {
    id: 'price',
    label: publishTexts.step.price,
    lead: publishTexts.lead.price,
    shows: [
      'price',
      'deposit.type',
      'deposit.value',
      'utilitiesIncluded',
      'monthlyFees',
      'estimatedUtilities',
      'advertiserType',
      'agencyName',
      'eik',
      'commission.type',
      'commission.value',
    ],
  },
  {
    id: 'terms',
    label: publishTexts.step.terms,
    lead: publishTexts.lead.terms,
    shows: [
      'availableFrom',
      'minLeaseMonths',
      'maxLeaseMonths',
      'noticeDays',
      'addressRegistration',
      'occupantsNow',
      'bathroomShared',
      'landlordLivesIn',
      'lockableRoom',
      'pets',
      'smoking',
      'suitableFor',
      'maxOccupants',
    ],
  },
  {
    id: 'pictures',
    label: publishTexts.step.pictures,
    lead: publishTexts.lead.pictures,
    shows: ['images'],
  },
  {
    id: 'contact',
    label: publishTexts.step.contact,
    lead: publishTexts.lead.contact,
    shows: ['contactName', 'contactPhone', 'contactMethods'],
  },
  { id: 'review', label: publishTexts.step.review, lead: publishTexts.lead.review, shows: [] },
] as const satisfies readonly {
  id: string;
  label: string;
  lead: string;
  shows: readonly (FieldPath | 'images')[];
}[];

export type Step = (typeof steps)[number];
export type StepId = Step['id'];

/** Where a field of a step stands in it, also when the path names its group or a part of it; −1 in other steps. */
const placeIn = ({ shows }: Step, path: string): number =>
  shows.findIndex((shown) => shown === path || shown.startsWith(`${path}.`) || path.startsWith(`${shown}.`));

/** The step that shows a field; errors about nothing in particular belong to the last one. */
export const stepOf = (path: string): StepId =>
  steps.find((step) => placeIn(step, path) !== -1)?.id ?? 'review';

/** The step that an address names; the first one when it names none. */
export const stepNamed = (name: string | null): Step => steps.find(({ id }) => id === name) ?? steps[0];

/** Steps around one, in order. */
export function stepsAround(id: StepId): {
  number: number;
  before: Step | undefined;
  after: Step | undefined;
} {
  const index = steps.findIndex((step) => step.id === id);
  return { number: index + 1, before: steps[index - 1], after: steps[index + 1] };
}

/** What is wrong in one step. */
export const issuesOf = (issues: ReadonlyMap<string, string>, id: StepId): Map<string, string> =>
  new Map([...issues].filter(([path]) => stepOf(path) === id));

/** Errors in the order in which a person meets their fields. */
export const inStepOrder = (issues: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    steps.flatMap((step) =>
      [...issuesOf(issues, step.id)].toSorted(([one], [other]) => placeIn(step, one) - placeIn(step, other)),
    ),
  );

/** The anchor of a step, and the id of a field's control. */
export const stepAnchor = (id: StepId): string => `step-${id}`;
export const controlId = (path: string): string => `field-${path.replace('.', '-')}`;
