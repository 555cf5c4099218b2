import {
  LANDLORDS_AT_ONCE,
  LANDLORDS_MOST,
  type AdminStats,
  type ListingSteps,
  type UserNumbers,
} from '@pokriv/contracts/moderation/admin-stats';

/** Asks the property service about some landlords; null when it does not answer. */
export type AskSteps = (ids: string[]) => Promise<ListingSteps | null>;

/** All of them, some at a time: nobody is counted twice, because each landlord is in one part only. */
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
 * From registration to the first active listing. The user service knows who registered, the property service what became
 * of them; its steps are left out when it does not answer and when there are too many to ask about.
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
