import { useId, type AriaAttributes } from 'react';

interface Described {
  id?: string;
  hint?: unknown;
  error?: string;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  'aria-describedby'?: string;
}

export function useFieldIds({
  id,
  hint,
  error,
  'aria-invalid': isInvalid,
  'aria-describedby': others,
}: Described) {
  const made = useId();
  const control = id ?? made;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  const describedBy = [error && errorId, hint ? hintId : undefined, others].filter(Boolean).join(' ');
  return {
    hintId,
    errorId,
    aria: {
      id: control,
      'aria-invalid': error ? true : isInvalid,
      'aria-describedby': describedBy || undefined,
    },
  };
}
