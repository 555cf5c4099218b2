import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { useEffect, useEffectEvent, useState } from 'react';

import { picturesTexts as texts } from './messages.ts';
import { Alt } from './tile-parts.ts';

/** Debounce before saving, in ms. */
const KEEP_MS = 1500;

interface AltFieldProps {
  image: PropertyImage;
  number: number;
  onDescribe: (id: string, alt: string) => void;
}

/** Saved after a debounce and on blur; a refused text stays in the field. */
export function AltField({ image, number, onDescribe }: AltFieldProps) {
  const [typed, setTyped] = useState<string>();
  const keep = useEffectEvent(() => {
    if (typed !== undefined) onDescribe(image.id, typed.trim());
  });

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => keep(), KEEP_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Alt
      aria-label={texts.alt(number)}
      placeholder={texts.altPlaceholder}
      maxLength={PROPERTY_LIMITS.altMax}
      value={typed ?? image.alt}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed !== undefined && onDescribe(image.id, typed.trim())}
    />
  );
}
