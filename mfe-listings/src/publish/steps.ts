import { publishTexts } from './messages.ts';

/** The form's parts in order, and which paths an error has to name to belong to them. */
export const steps = [
  { id: 'place', label: publishTexts.step.place, owns: /^(propertyType|layout|location)/u },
  {
    id: 'home',
    label: publishTexts.step.home,
    owns: /^(title|description|rooms|bedrooms|bathrooms|area|totalArea|yardArea|floor|totalFloors|constructionType|yearBuilt|condition|isInsulated|hasElevator|heating|furnishing|exposure|energyClass|occupantsNow|bathroomShared|landlordLivesIn|lockableRoom|amenities)$/u,
  },
  {
    id: 'price',
    label: publishTexts.step.price,
    owns: /^(price|deposit|utilitiesIncluded|monthlyFees|estimatedUtilities|advertiserType|agencyName|eik|commission)/u,
  },
  {
    id: 'terms',
    label: publishTexts.step.terms,
    owns: /^(availableFrom|minLeaseMonths|maxLeaseMonths|noticeDays|addressRegistration|pets|smoking|suitableFor|maxOccupants)$/u,
  },
  { id: 'pictures', label: publishTexts.step.pictures, owns: /^images/u },
  { id: 'contact', label: publishTexts.step.contact, owns: /^contact/u },
  { id: 'review', label: publishTexts.step.review, owns: /^$/u },
] as const;

export type StepId = (typeof steps)[number]['id'];

/** The anchor of a step, and the id of a field's control. */
export const stepAnchor = (id: StepId): string => `step-${id}`;
export const controlId = (path: string): string => `field-${path.replace('.', '-')}`;
