import * as option from '@pokriv/contracts/listing/property-options';

import { applies } from '../applies.ts';
import { FieldGroup } from '../field-group.tsx';
import { Fields, FormSection } from '../form-section.tsx';
import { ChipsInput } from '../inputs/chips-input.tsx';
import { FlagInput, NumberInput, SegmentInput, SelectInput, YesNoInput } from '../inputs/inputs.tsx';
import { publishTexts as texts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';

export function TermsSection() {
  const { fields } = usePublishForm();
  return (
    <FormSection step="terms">
      <FieldGroup title={texts.groups.lease}>
        <Fields>
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
