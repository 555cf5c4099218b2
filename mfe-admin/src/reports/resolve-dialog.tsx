import { ResolveForm } from './resolve-form.tsx';
import type { ReportWork } from './use-report-work.ts';

export function ResolveDialog({ work: { deciding, resolve, cancel } }: { work: ReportWork }) {
  if (!deciding) return null;
  return (
    <ResolveForm
      key={deciding.report.id}
      deciding={deciding}
      onResolve={(resolution) => resolve(deciding.report, resolution)}
      onCancel={cancel}
    />
  );
}
