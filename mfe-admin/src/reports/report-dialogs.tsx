import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';
import { Sheet } from '@pokriv/web-kit/ui/dialog';

import { texts } from './messages.ts';
import { OpenReport } from './open-report.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import type { ReportWork } from './use-report-work.ts';
import { REPORTS_PATH } from './view-switch.tsx';

export function ReportDialogs({ work }: { work: ReportWork }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('id');
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete('id');
    const search = rest.toString();
    void navigate(search ? `${REPORTS_PATH}?${search}` : REPORTS_PATH);
  };
  return (
    <>
      <Sheet open={id !== null} title={texts.report} onClose={close}>
        {id !== null && <OpenReport key={id} id={id} work={work} />}
      </Sheet>
      <ResolveDialog work={work} />
    </>
  );
}
