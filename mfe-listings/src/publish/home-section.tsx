import * as option from '@pokriv/contracts/property-options';
import { Divider } from '@pokriv/web-kit/ui';

import { AmenitiesPicker } from '../amenities/amenities-picker.tsx';
import { ChipsInput } from './chips-input.tsx';
import { Fields, FormSection } from './form-section.tsx';
import { FlagInput, LongTextInput, NumberInput, SelectInput, TextInput, YesNoInput } from './inputs.tsx';
import { usePublishForm } from './publish-form.ts';

/** The home itself: words, measures, building, comfort. */
export function HomeSection() {
  const form = usePublishForm();
  return (
    <FormSection step="home">
      <TextInput path="title" maxLength={option.PROPERTY_LIMITS.titleMax} />
      <LongTextInput path="description" limit={option.PROPERTY_LIMITS.descriptionMax} />
      <Divider />
      <Fields>
        <NumberInput path="area" />
        <NumberInput path="totalArea" />
        <NumberInput path="yardArea" />
        <NumberInput path="rooms" />
        <NumberInput path="bedrooms" />
        <NumberInput path="bathrooms" />
        <NumberInput path="floor" />
        <NumberInput path="totalFloors" />
        <SelectInput path="constructionType" options={option.constructionTypes} />
        <NumberInput path="yearBuilt" />
        <SelectInput path="condition" options={option.conditions} />
        <SelectInput path="furnishing" options={option.furnishings} />
        <SelectInput path="energyClass" options={option.energyClasses} />
        <NumberInput path="occupantsNow" />
        <YesNoInput path="bathroomShared" />
        <YesNoInput path="landlordLivesIn" />
      </Fields>
      <ChipsInput path="heating" options={option.heatings} />
      <ChipsInput path="exposure" options={option.exposures} />
      <div>
        <FlagInput path="hasElevator" />
        <FlagInput path="isInsulated" />
        <FlagInput path="lockableRoom" />
      </div>
      <AmenitiesPicker chosen={form.fields.amenities ?? []} onChange={(ids) => form.set('amenities', ids)} />
    </FormSection>
  );
}
