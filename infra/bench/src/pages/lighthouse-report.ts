const PERCENT = 100;
/** Lighthouse's own limit of a passed audit. */
const PASSED = 0.9;
const METRICS = 'metrics';

interface Audit {
  title: string;
  /** 0–1; null if not applicable or informative. */
  score: number | null;
  displayValue?: string;
}

interface AuditRef {
  id: string;
  weight: number;
  group?: string;
}

/** The part of Lighthouse's result that the row reads. */
export interface LighthouseReport {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: AuditRef[] }>;
}

export const scoreOf = ({ categories }: LighthouseReport, group: string): number =>
  Math.round((categories[group]?.score ?? 0) * PERCENT);

/** Failed audits that lower the score of a group, and every timing of the performance group, each with its value. */
export function failedAudits({ audits, categories }: LighthouseReport, group: string): string[] {
  const counted = categories[group]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.flatMap(({ id, group: part }) => {
    const audit = audits[id];
    if (!audit || audit.score === null) return [];
    if (audit.score >= PASSED && part !== METRICS) return [];
    return [[audit.title, audit.displayValue].filter(Boolean).join(' ')];
  });
}
