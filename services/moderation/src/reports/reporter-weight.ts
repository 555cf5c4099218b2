import { createHmac } from 'node:crypto';

import { graveReportTypes } from '@pokriv/contracts/moderation/report-states';
import { networkOf } from '@pokriv/service-kit/network';

import type { StoredReport } from './report.model.ts';

const DAY_MS = 86_400_000;
const YOUNG_DAYS = 7;
/** Smoothing: a new reporter counts as if two reports had been upheld. */
const PRIOR = 2;

export interface Reporter {
  isVerified: boolean;
  /** ISO 8601. */
  memberSince: string;
  upheld: number;
  dismissed: number;
}

/**
 * Weight of a reporter towards hiding a listing (decisions §5): 0 with an unverified e-mail or an account younger
 * than 7 days; at most 1, decreasing with dismissed reports.
 */
export function reporterWeight({ isVerified, memberSince, upheld, dismissed }: Reporter, now: Date): number {
  const isYoung = now.getTime() - Date.parse(memberSince) < YOUNG_DAYS * DAY_MS;
  if (!isVerified || isYoung) return 0;
  return (upheld + PRIOR) / (upheld + dismissed + PRIOR);
}

/** HMAC of a reporter's network: comparable without revealing the network. */
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
 * Total weight of a listing's open reports, counting the heaviest reporter per network. Ignores minor types,
 * suspended reporters, and reports before the last approval.
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
