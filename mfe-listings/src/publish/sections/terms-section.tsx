import * as option from '@pokriv/contracts/property-options';
import { useState } from 'react';

import { applies } from '../applies.ts';
import { FieldGroup } from '../field-group.tsx';
import { Fields, FormSection } from '../form-section.tsx';
import { ChipsInput } from '../inputs/chips-input.tsx';
import {
  FlagInput,
  NumberInput,
  SegmentInput,
  SelectInput,
  TextInput,
  YesNoInput,
} from '../inputs/inputs.tsx';
import { publishTexts as texts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';

const DAY_MS = 86_400_000;
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Lease and house rules. */
export function TermsSection() {
  const { fields } = usePublishForm();
  const [now] = useState(() => Date.now());
  return (
    <FormSection step="terms">
      <FieldGroup title={texts.groups.lease}>
        <Fields>
          <TextInput path="availableFrom" type="date" min={isoDay(now)} max={isoDay(now + 365 * DAY_MS)} />
          <NumberInput path="minLeaseMonths" />
          <NumberInput path="maxLeaseMonths" />
          <NumberInput path="noticeDays" />
        </Fields>
        <Fields $min={220}>
          <SelectInput path="addressRegistration" options={option.addressRegistrations} />
        </Fields>
      </FieldGroup>
      {applies(fields, 'occupantsNow') && (
        <FieldGroup title={texts.groups.together}>
          <Fields $min={220}>
            <NumberInput path="occupantsNow" />
          </Fields>
          <Fields $min={220}>
            <YesNoInput path="bathroomShared" />
            <YesNoInput path="landlordLivesIn" />
          </Fields>
          <FlagInput path="lockableRoom" />
        </FieldGroup>
      )}
      <FieldGroup title={texts.groups.house}>
        <SegmentInput path="pets" options={option.petRules} />
        <SegmentInput path="smoking" options={option.smokingRules} />
        <ChipsInput path="suitableFor" options={option.suitabilities} />
        <Fields>
          <NumberInput path="maxOccupants" />
        </Fields>
      </FieldGroup>
    </FormSection>
  );
}
