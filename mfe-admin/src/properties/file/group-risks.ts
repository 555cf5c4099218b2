import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';

export interface RiskGroup {
  kind: RiskFlag['kind'];
  risks: RiskFlag[];
}

/** One group for each kind, in the order of the flags. */
export function groupRisks(risks: readonly RiskFlag[]): RiskGroup[] {
  const groups = new Map<RiskFlag['kind'], RiskFlag[]>();
  for (const risk of risks) groups.set(risk.kind, [...(groups.get(risk.kind) ?? []), risk]);
  return [...groups].map(([kind, of]) => ({ kind, risks: of }));
}

/** Words of a text field that are known from fraud. */
export const scamWordsIn = (risks: readonly RiskFlag[], field: 'title' | 'description'): string[] =>
  risks.flatMap((risk) =>
    risk.kind === 'scam_phrase'
      ? // an older server names the phrases only
        (risk.found ?? []).filter((one) => one.field === field).map(({ text }) => text)
      : [],
  );
