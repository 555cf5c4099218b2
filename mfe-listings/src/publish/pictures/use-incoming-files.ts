import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');

/** Text pasted with a picture of itself stays text. */
function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData || clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files];
}

/**
 * Accepts files pasted or dropped anywhere, so that a missed drop never navigates away.
 * @returns true while files are dragged over the page
 */
export function useIncomingFiles(isOpen: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    if (isOpen && files.length > 0) onFiles(files);
  });

  useEffect(() => {
    // `dragenter` of a child fires before `dragleave` of its parent.
    let depth = 0;
    const end = () => {
      depth = 0;
      setIsOver(false);
    };
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      if (depth <= 0) end();
    };
    const allow = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      end();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => take(pastedFiles(event));
    const heard = { dragenter: enter, dragleave: leave, dragover: allow, drop };
    const names = Object.keys(heard) as (keyof typeof heard)[];
    for (const name of names) addEventListener(name, heard[name]);
    addEventListener('paste', paste);
    return () => {
      for (const name of names) removeEventListener(name, heard[name]);
      removeEventListener('paste', paste);
    };
  }, []);

  return isOver && isOpen;
}
