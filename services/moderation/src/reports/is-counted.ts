import type { StoredReport } from './report.model.ts';

/** Whether its reporter is one of those who hide a listing together (decisions §5). */
export const isCounted = ({ isVerified, reporter }: StoredReport): boolean =>
  isVerified === true && reporter.isHidden !== true;
