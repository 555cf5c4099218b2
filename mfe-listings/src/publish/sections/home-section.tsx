import * as option from '@pokriv/contracts/listing/property-options';

import { AmenitiesPicker } from '../../amenities/amenities-picker.tsx';
import { FieldGroup, MoreFields, StepPart } from '../field-group.tsx';
import { Fields, FormSection } from '../form-section.tsx';
import { ChipsInput } from '../inputs/chips-input.tsx';
import { FloorInput } from '../inputs/floor-input.tsx';
import { FlagInput, LongTextInput, NumberInput, SelectInput, TextInput } from '../inputs/inputs.tsx';
import { publishTexts as texts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';
import { controlId } from '../../form-address/form-steps.ts';

const { titleMax, descriptionMax } = option.PROPERTY_LIMITS;

export function HomeSection() {
  const form = usePublishForm();
  return (
    <FormSection step="home">
      <FieldGroup title={texts.groups.measures}>
        <Fields>
          <NumberInput path="area" />
          <NumberInput path="rooms" />
          <NumberInput path="bedrooms" />
          <NumberInput path="bathrooms" />
          <FloorInput />
          <NumberInput path="totalFloors" />
          <NumberInput path="yardArea" />
        </Fields>
      </FieldGroup>
      <FieldGroup title={texts.groups.comfort}>
        <Fields $min={220}>
          <SelectInput path="constructionType" options={option.constructionTypes} />
          <SelectInput path="furnishing" options={option.furnishings} />
        </Fields>
        <ChipsInput path="heating" options={option.heatings} />
        <FlagInput path="hasElevator" />
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
      <FieldGroup title={texts.groups.words}>
        <TextInput path="title" maxLength={titleMax} isPublicText />
        <LongTextInput path="description" limit={descriptionMax} />
      </FieldGroup>
    </FormSection>
  );
}
