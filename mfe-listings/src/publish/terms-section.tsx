import * as option from '@pokriv/contracts/property-options';
import { useState } from 'react';

import { ChipsInput } from './chips-input.tsx';
import { Fields, FormSection } from './form-section.tsx';
import { NumberInput, SegmentInput, SelectInput, TextInput } from './inputs.tsx';

const DAY_MS = 86_400_000;
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Lease and house rules. */
export function TermsSection() {
  const [now] = useState(() => Date.now());
  return (
    <FormSection step="terms">
      <Fields>
        <TextInput path="availableFrom" type="date" min={isoDay(now)} max={isoDay(now + 365 * DAY_MS)} />
        <NumberInput path="minLeaseMonths" />
        <NumberInput path="maxLeaseMonths" />
        <NumberInput path="noticeDays" />
        <NumberInput path="maxOccupants" />
        <SelectInput path="addressRegistration" options={option.addressRegistrations} />
      </Fields>
      <SegmentInput path="pets" options={option.petRules} />
      <SegmentInput path="smoking" options={option.smokingRules} />
      <ChipsInput path="suitableFor" options={option.suitabilities} />
    </FormSection>
  );
}
