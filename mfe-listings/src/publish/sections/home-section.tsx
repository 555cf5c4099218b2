import * as option from '@pokriv/contracts/listing/property-options';

import { AmenitiesPicker } from '../../amenities/amenities-picker.tsx';
import { FieldGroup, MoreFields, StepPart } from '../field-group.tsx';
import { Fields, FormSection } from '../form-section.tsx';
import { ChipsInput } from '../inputs/chips-input.tsx';
import { FlagInput, LongTextInput, NumberInput, SelectInput } from '../inputs/inputs.tsx';
import { publishTexts as texts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';
import { controlId } from '../../form-address/form-steps.ts';

export function HomeSection() {
  const form = usePublishForm();
  return (
    <FormSection step="home">
      <LongTextInput path="description" limit={option.PROPERTY_LIMITS.descriptionMax} />
      <FieldGroup title={texts.groups.comfort}>
        <Fields $min={220}>
          <SelectInput path="furnishing" options={option.furnishings} />
        </Fields>
        <ChipsInput path="heating" options={option.heatings} />
        <Fields $min={220}>
          <SelectInput path="constructionType" options={option.constructionTypes} />
          <NumberInput path="totalFloors" />
        </Fields>
        <FlagInput path="hasElevator" />
      </FieldGroup>
      <FieldGroup title={texts.groups.measures}>
        <Fields>
          <NumberInput path="rooms" />
          <NumberInput path="bedrooms" />
          <NumberInput path="bathrooms" />
          <NumberInput path="yardArea" />
        </Fields>
        <MoreFields paths={['totalArea', 'yearBuilt', 'condition', 'energyClass', 'exposure', 'isInsulated']}>
          <Fields>
            <NumberInput path="totalArea" />
            <NumberInput path="yearBuilt" />
          </Fields>
          <Fields $min={220}>
            <SelectInput path="condition" options={option.conditions} />
            <SelectInput path="energyClass" options={option.energyClasses} />
          </Fields>
          <ChipsInput path="exposure" options={option.exposures} />
          <FlagInput path="isInsulated" />
        </MoreFields>
      </FieldGroup>
      <StepPart id={controlId('amenities')} tabIndex={-1}>
        <AmenitiesPicker
          chosen={form.fields.amenities ?? []}
          onChange={(ids) => form.set('amenities', ids)}
        />
      </StepPart>
    </FormSection>
  );
}
