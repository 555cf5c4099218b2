import { publishTexts } from './messages.ts';

/** The form's steps in order, and the fields that each of them shows. */
export const steps = [
  {
    id: 'place',
    label: publishTexts.step.place,
    lead: publishTexts.lead.place,
    owns: /^(propertyType|layout|location)(\.|$)/u,
  },
  {
    id: 'home',
    label: publishTexts.step.home,
    lead: publishTexts.lead.home,
    owns: /^(title|description|rooms|bedrooms|bathrooms|area|totalArea|yardArea|floor|totalFloors|constructionType|yearBuilt|condition|isInsulated|hasElevator|heating|furnishing|exposure|energyClass|amenities)$/u,
  },
  {
    id: 'price',
    label: publishTexts.step.price,
    lead: publishTexts.lead.price,
    owns: /^(price|deposit|utilitiesIncluded|monthlyFees|estimatedUtilities|advertiserType|agencyName|eik|commission)(\.|$)/u,
  },
  {
    id: 'terms',
    label: publishTexts.step.terms,
    lead: publishTexts.lead.terms,
    owns: /^(availableFrom|minLeaseMonths|maxLeaseMonths|noticeDays|addressRegistration|pets|smoking|suitableFor|maxOccupants|occupantsNow|bathroomShared|landlordLivesIn|lockableRoom)$/u,
  },
  { id: 'pictures', label: publishTexts.step.pictures, lead: publishTexts.lead.pictures, owns: /^images/u },
  { id: 'contact', label: publishTexts.step.contact, lead: publishTexts.lead.contact, owns: /^contact/u },
  { id: 'review', label: publishTexts.step.review, lead: publishTexts.lead.review, owns: /^$/u },
] as const;

export type Step = (typeof steps)[number];
export type StepId = Step['id'];

/** The step that shows a field; errors about nothing in particular belong to the last one. */
export const stepOf = (path: string): StepId => steps.find(({ owns }) => owns.test(path))?.id ?? 'review';

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

/** Errors in the order in which the steps show them. */
export const inStepOrder = (issues: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(steps.flatMap(({ id }) => [...issuesOf(issues, id)]));

/** The anchor of a step, and the id of a field's control. */
export const stepAnchor = (id: StepId): string => `step-${id}`;
export const controlId = (path: string): string => `field-${path.replace('.', '-')}`;
