import { useSearchParams } from '@pokriv/web-kit/router';

import { AllReports } from './all-reports.tsx';
import { GroupedReports } from './grouped-reports.tsx';

/** The reports (decisions §6): by listing to decide on, or all of them to look through. A state is only asked of all. */
export function ReportsPage() {
  const [params] = useSearchParams();
  const isAll = params.get('view') === 'all' || params.has('status');
  return isAll ? <AllReports /> : <GroupedReports />;
}
