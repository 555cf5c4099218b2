import { Sheet } from '@pokriv/web-kit/ui/dialog';

import { UndoPanel } from '../undo/undo-panel.tsx';
import { texts } from './messages.ts';
import { OpenReport } from './open-report.tsx';
import { ResolveForm } from './resolve-form.tsx';
import { useOpenReport } from './use-open-report.ts';
import type { ReportWork } from './use-report-work.ts';

function ResolveDialog({ work: { deciding, resolve, cancel } }: { work: ReportWork }) {
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

interface ReportDialogsProps {
  work: ReportWork;
  areKeysOn: boolean;
}

export function ReportDialogs({ work, areKeysOn }: ReportDialogsProps) {
  const { id, close } = useOpenReport();
  return (
    <>
      <Sheet open={id !== undefined} title={texts.report} onClose={close}>
        {id !== undefined && <OpenReport key={id} id={id} work={work} />}
      </Sheet>
      <ResolveDialog work={work} />
      <UndoPanel undo={work.undo} areKeysOn={areKeysOn} />
    </>
  );
}
