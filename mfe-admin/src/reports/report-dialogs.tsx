import { Sheet } from '@pokriv/web-kit/ui/dialog';

import { UndoPanel } from '../undo/undo-panel.tsx';
import { texts } from './messages.ts';
import { OpenReport } from './open-report.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import { useOpenReport } from './use-open-report.ts';
import type { ReportWork } from './use-report-work.ts';

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
