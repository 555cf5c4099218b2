import { FREE_NOW, isFreeNow } from '@pokriv/contracts/listing/availability';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { Checkbox, Field } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { publishTexts as texts } from '../messages.ts';
import { useBound } from './inputs.tsx';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/**
 * Immediately, or from a day within a year (decisions §3). A stored past day means immediately; a past day cannot be
 * entered.
 */
export function AvailabilityInput() {
  const { value, set, isRemarked, common } = useBound('availableFrom');
  const [now] = useState(() => new Date());
  const [isLater, setIsLater] = useState<boolean>();
  const [past, setPast] = useState<string>();
  const date = value as string | undefined;
  const isNow = isLater === undefined ? date !== undefined && isFreeNow(date, now) : !isLater;

  const choose = (isOn: boolean) => {
    setIsLater(!isOn);
    setPast(undefined);
    set(isOn ? sofiaDay(now) : undefined);
  };
  // Browsers report half-typed years; they stay in the input and are not stored.
  const type = (typed: string) => {
    const isPast = typed !== '' && typed < sofiaDay(now);
    setPast(isPast ? typed : undefined);
    set(isPast ? undefined : typed);
  };
  return (
    <>
      <Checkbox
        id={isNow ? common.id : undefined}
        label={FREE_NOW}
        hint={isNow && isRemarked && common.hint}
        checked={isNow}
        onChange={(event) => choose(event.target.checked)}
      />
      {!isNow && (
        <Field
          {...common}
          type="date"
          min={sofiaDay(now)}
          max={sofiaDay(new Date(now.getTime() + YEAR_DAYS * DAY_MS))}
          value={past ?? date ?? ''}
          error={past === undefined ? common.error : texts.pastDay}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </>
  );
}
