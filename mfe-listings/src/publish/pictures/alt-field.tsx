import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { useEffect, useEffectEvent, useId, useState } from 'react';

import { ContactWarning } from '../inputs/contact-warning.tsx';
import { picturesTexts as texts } from './messages.ts';
import { Alt, AltWarning } from './tile-parts.ts';

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
  const warningId = useId();
  const keep = useEffectEvent((text: string) => onDescribe(image.id, text.trim()));

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => keep(typed), KEEP_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div>
      <Alt
        aria-label={texts.alt(number)}
        aria-describedby={warningId}
        placeholder={texts.altPlaceholder}
        maxLength={PROPERTY_LIMITS.altMax}
        value={typed ?? image.alt}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== undefined && onDescribe(image.id, typed.trim())}
      />
      <AltWarning id={warningId}>
        <ContactWarning field="alt" text={typed ?? image.alt} />
      </AltWarning>
    </div>
  );
}
