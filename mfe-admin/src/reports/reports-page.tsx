import { useSearchParams } from '@pokriv/web-kit/router';

import { AllReports } from './all-reports.tsx';
import { GroupedReports } from './grouped-reports.tsx';

/** Reports grouped by listing, or all of them (decisions §6). A status in the address selects the view of all. */
export function ReportsPage() {
  const [params] = useSearchParams();
  const isAll = params.get('view') === 'all' || params.has('status');
  return isAll ? <AllReports /> : <GroupedReports />;
}
