import { useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    zone: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
