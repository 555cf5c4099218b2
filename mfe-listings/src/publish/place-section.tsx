import { layouts, propertyTypes } from '@pokriv/contracts/property-options';

import { CityPicker } from '../place/city-picker.tsx';
import { ChipsInput } from './chips-input.tsx';
import { FormSection, Fields } from './form-section.tsx';
import { FlagInput, SelectInput, TextInput } from './inputs.tsx';
import { fieldTexts, publishTexts } from './messages.ts';
import { usePublishForm } from './publish-form.ts';
import { controlId } from './steps.ts';

const CITY = 'location.city';

/** What it is and where. */
export function PlaceSection() {
  const form = usePublishForm();
  return (
    <FormSection step="place">
      <ChipsInput path="propertyType" options={propertyTypes} isSingle />
      <Fields $min={240}>
        <SelectInput path="layout" options={layouts} />
        <CityPicker
          id={controlId(CITY)}
          label={fieldTexts[CITY].label}
          placeholder={publishTexts.choose}
          required
          value={form.fields.location?.city ?? ''}
          onChange={(city) => form.set(CITY, city)}
          error={form.errorOf(CITY)}
        />
        <TextInput path="location.neighborhood" maxLength={60} />
        <TextInput path="location.metroStation" maxLength={60} />
        <TextInput path="location.street" maxLength={120} />
        <TextInput path="location.number" maxLength={10} />
      </Fields>
      <FlagInput path="location.showExactAddress" />
    </FormSection>
  );
}
