import { createHmac } from 'node:crypto';

import { graveReportTypes } from '@pokriv/contracts/moderation/report-states';
import { networkOf } from '@pokriv/service-kit/network';

import type { StoredReport } from './report.model.ts';

const DAY_MS = 86_400_000;
const YOUNG_DAYS = 7;
/** A reporter whom no moderator has judged yet starts as if two reports had been right. */
const PRIOR = 2;

export interface Reporter {
  isVerified: boolean;
  /** ISO 8601. */
  memberSince: string;
  /** Earlier reports that moderators upheld, and that they dismissed. */
  upheld: number;
  dismissed: number;
}

/**
 * What one reporter counts towards hiding a listing (decisions §5): nothing with an unverified e-mail or an account younger
 * than 7 days, at most 1, less the more of their reports were dismissed.
 */
export function reporterWeight({ isVerified, memberSince, upheld, dismissed }: Reporter, now: Date): number {
  const isYoung = now.getTime() - Date.parse(memberSince) < YOUNG_DAYS * DAY_MS;
  if (!isVerified || isYoung) return 0;
  return (upheld + PRIOR) / (upheld + dismissed + PRIOR);
}

/** The network that a report came from, keyed: equal networks are seen, none is known. */
export const networkKey = (ip: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`reporter ${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 16);

type Weighed = Pick<
  StoredReport,
  '_id' | 'reportType' | 'createdAt' | 'isVerified' | 'weight' | 'network'
> & {
  reporter: Pick<StoredReport['reporter'], 'isHidden'>;
};

const weightOf = ({ isVerified, weight = isVerified ? 1 : 0 }: Weighed): number => weight;

/**
 * The weight of a listing's open reports: of one network the heaviest reporter counts. Left out are kinds that are not
 * grave, reporters who were suspended since, and what a moderator knew when the listing was last let be public.
 */
export function hidingWeight(reports: readonly Weighed[], clearedAt: Date | undefined): number {
  const byNetwork = new Map<string, number>();
  for (const report of reports) {
    const { _id, reportType, createdAt, reporter, network = _id } = report;
    const isKnown = clearedAt !== undefined && createdAt <= clearedAt;
    if (isKnown || reporter.isHidden || !graveReportTypes.includes(reportType)) continue;
    byNetwork.set(network, Math.max(byNetwork.get(network) ?? 0, weightOf(report)));
  }
  return [...byNetwork.values()].reduce((sum, weight) => sum + weight, 0);
}
