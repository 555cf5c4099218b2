import { hasPassword } from '@pokriv/web-kit/identity';
import { useEffect, useState } from 'react';

/** Whether this person signs in with a password; undefined until the identity provider has said. */
export function useHasPassword(): boolean | undefined {
  const [known, setKnown] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    hasPassword().then(
      (has) => {
        if (isCurrent) setKnown(has);
      },
      (error: unknown) => {
        console.warn('the ways of signing in could not be read', error);
        // The server decides anyway; most people have one.
        if (isCurrent) setKnown(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return known;
}
