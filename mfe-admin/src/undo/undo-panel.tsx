import { useShortcuts } from '../deciding/use-shortcuts.ts';
import { RefusedDialog } from './refused-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import type { UndoWindow } from './use-undo-window.ts';

interface UndoPanelProps {
  undo: Omit<UndoWindow, 'add'>;
  areKeysOn: boolean;
}

/** Pending decision with its countdown, Z as its undo key, and the refusals of sent decisions. */
export function UndoPanel({ undo, areKeysOn }: UndoPanelProps) {
  const { waiting, counted } = undo;
  useShortcuts(waiting ? { z: undo.undo } : {}, areKeysOn);
  return (
    <>
      {waiting && (
        <UndoBar
          key={waiting.subjects[0]?.id}
          undoable={waiting}
          counted={counted}
          areKeysOn={areKeysOn}
          onUndo={undo.undo}
          onEnd={undo.sendNow}
        />
      )}
      <RefusedDialog refused={undo.refused} counted={counted} onClose={undo.forgetRefused} />
    </>
  );
}
