import { useEffect, useState } from 'react';

const decoded = new Map<string, string>();

async function decode(hash: string): Promise<string> {
  const { thumbHashToDataURL } = await import(/* webpackChunkName: "thumbhash" */ 'thumbhash');
  const url = thumbHashToDataURL(Uint8Array.from(atob(hash), (sign) => sign.charCodeAt(0)));
  decoded.set(hash, url);
  return url;
}

/** A blurred stand-in for a picture that has not come yet, from its thumbhash in base64. Unreadable: none. */
export function usePlaceholder(hash: string | undefined, isNeeded: boolean): string | undefined {
  const [ready, setReady] = useState<{ hash: string; url: string }>();
  const known = hash ? decoded.get(hash) : undefined;

  useEffect(() => {
    if (!hash || !isNeeded || known) return;
    let isCurrent = true;
    decode(hash).then(
      (url) => isCurrent && setReady({ hash, url }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [hash, isNeeded, known]);

  return known ?? (ready?.hash === hash ? ready?.url : undefined);
}
