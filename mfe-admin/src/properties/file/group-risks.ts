import type { CheckedText, RiskFlag } from '@pokriv/contracts/listing/moderation-file';

export interface RiskGroup {
  kind: RiskFlag['kind'];
  risks: RiskFlag[];
}

/** One group per kind, in the order of the flags. */
export function groupRisks(risks: readonly RiskFlag[]): RiskGroup[] {
  const groups = new Map<RiskFlag['kind'], RiskFlag[]>();
  for (const risk of risks) groups.set(risk.kind, [...(groups.get(risk.kind) ?? []), risk]);
  return [...groups].map(([kind, of]) => ({ kind, risks: of }));
}

/** Scam phrases found in a public text. */
export const scamWordsIn = (risks: readonly RiskFlag[], field: CheckedText): string[] =>
  risks.flatMap((risk) =>
    risk.kind === 'scam_phrase'
      ? // Older servers send the phrases only.
        (risk.found ?? []).filter((one) => one.field === field).map(({ text }) => text)
      : [],
  );
