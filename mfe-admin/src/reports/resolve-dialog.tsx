import { Dialog } from '@pokriv/web-kit/ui/dialog';

import { texts } from './messages.ts';
import { ResolveForm } from './resolve-form.tsx';
import type { ReportWork } from './use-report-work.ts';

export function ResolveDialog({ work }: { work: ReportWork }) {
  const { deciding, resolve, cancel } = work;
  return (
    <Dialog open={deciding !== undefined} title={texts.decide} wide onClose={cancel}>
      {deciding && (
        <ResolveForm
          key={deciding.report.id}
          deciding={deciding}
          onResolve={(resolution) => resolve(deciding.report, resolution)}
          onCancel={cancel}
        />
      )}
    </Dialog>
  );
}
