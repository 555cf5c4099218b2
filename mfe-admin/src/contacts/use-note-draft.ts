import { useState } from 'react';

interface NoteDraft {
  written: string;
  write: (text: string) => void;
  hasConflict: boolean;
}

/** Draft note, in sync with the stored note until the first edit. */
export function useNoteDraft(notes: string): NoteDraft {
  const [begun, setBegun] = useState(notes);
  const [written, write] = useState(notes);
  const isKept = written.trim() !== begun && written.trim() !== notes;
  if (notes !== begun && !isKept) {
    setBegun(notes);
    if (written.trim() === begun) write(notes);
  }
  return { written, write, hasConflict: isKept && notes !== begun };
}
