import { useEffect, useState } from 'react';

/** After so long a person wonders whether anything happens at all. */
const SLOW_MS = 4000;

/** Whether what goes on has gone on for long. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
