import * as pages from '@pokriv/contracts/pages';
import { ButtonLink, Cluster } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';

export type ReportView = keyof typeof texts.view;
export const REPORTS_PATH = pages.adminReports.path;

const views: readonly { view: ReportView; to: string }[] = [
  { view: 'groups', to: REPORTS_PATH },
  { view: 'all', to: `${REPORTS_PATH}?view=all` },
];

export function ViewSwitch({ current }: { current: ReportView }) {
  return (
    <Cluster as="nav" aria-label={texts.views} $gap={1}>
      {views.map(({ view, to }) => (
        <ButtonLink
          key={view}
          to={to}
          size="small"
          variant={view === current ? 'secondary' : 'quiet'}
          aria-current={view === current ? 'page' : undefined}
        >
          {texts.view[view]}
        </ButtonLink>
      ))}
    </Cluster>
  );
}
