import { useState } from 'react';

interface NoteDraft {
  written: string;
  write: (text: string) => void;
  /** The note is another one than the one that was being changed. */
  isOvertaken: boolean;
}

/** A note while it is written: follows the stored one until somebody writes, and keeps what is written after that. */
export function useNoteDraft(notes: string): NoteDraft {
  const [begun, setBegun] = useState(notes);
  const [written, write] = useState(notes);
  const isKept = written.trim() !== begun && written.trim() !== notes;
  if (notes !== begun && !isKept) {
    setBegun(notes);
    if (written.trim() === begun) write(notes);
  }
  return { written, write, isOvertaken: isKept && notes !== begun };
}
