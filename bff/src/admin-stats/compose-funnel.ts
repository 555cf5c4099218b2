import {
  LANDLORDS_AT_ONCE,
  LANDLORDS_MOST,
  type AdminStats,
  type ListingSteps,
  type UserNumbers,
} from '@pokriv/contracts/moderation/admin-stats';

/** Reads the landlords' listing steps from the property service; null when it does not answer. */
export type AskSteps = (ids: string[]) => Promise<ListingSteps | null>;

/** Sums the steps of all landlords in batches; each landlord is in exactly one batch. */
async function stepsOf(ids: readonly string[], ask: AskSteps): Promise<ListingSteps | null> {
  const parts: Promise<ListingSteps | null>[] = [];
  for (let from = 0; from < ids.length; from += LANDLORDS_AT_ONCE) {
    parts.push(ask(ids.slice(from, from + LANDLORDS_AT_ONCE)));
  }
  const sum = { drafted: 0, submitted: 0, active: 0 };
  for (const part of await Promise.all(parts)) {
    if (!part) return null;
    sum.drafted += part.drafted;
    sum.submitted += part.submitted;
    sum.active += part.active;
  }
  return sum;
}

/**
 * Funnel from registration to the first active listing: accounts from the user service, listing steps from the
 * property service. Omits the listing steps when the service does not answer or there are more than LANDLORDS_MOST
 * landlords.
 */
export async function composeFunnel(
  { registered, verified, landlords, landlordIds }: UserNumbers['funnel'],
  ask: AskSteps,
): Promise<NonNullable<AdminStats['funnel']>> {
  const known = [
    { key: 'registered', count: registered },
    { key: 'verified', count: verified },
    { key: 'landlord', count: landlords },
  ] as const;
  const isWhole = landlords <= LANDLORDS_MOST;
  const steps = isWhole ? await stepsOf(landlordIds, ask) : null;
  if (!steps) return [...known];
  return [
    ...known,
    { key: 'drafted', count: steps.drafted },
    { key: 'submitted', count: steps.submitted },
    { key: 'active', count: steps.active },
  ];
}
