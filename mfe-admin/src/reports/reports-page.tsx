import { useSearchParams } from '@pokriv/web-kit/router';

import { AllReports } from './all-reports.tsx';
import { GroupedReports } from './grouped-reports.tsx';

/** Reports grouped by listing, or as a flat list (decisions §6); a status in the address selects the flat list. */
export function ReportsPage() {
  const [params] = useSearchParams();
  const isAll = params.get('view') === 'all' || params.has('status');
  return isAll ? <AllReports /> : <GroupedReports />;
}
