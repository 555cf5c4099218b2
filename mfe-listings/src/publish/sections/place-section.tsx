import { guessTitle } from '@pokriv/contracts/listing/guess-listing';
import { sumLimits } from '@pokriv/contracts/listing/sum-limits';
import { PROPERTY_LIMITS, propertyTypes } from '@pokriv/contracts/listing/property-options';

import { CityPicker } from '../../place/city-picker.tsx';
import type { DraftFields } from '../draft-fields.ts';
import { FieldGroup, MoreFields } from '../field-group.tsx';
import { fieldTexts } from '../field-texts.ts';
import { Fields, FormSection } from '../form-section.tsx';
import { AvailabilityInput } from '../inputs/availability-input.tsx';
import { ChipsInput } from '../inputs/chips-input.tsx';
import { FloorInput } from '../inputs/floor-input.tsx';
import { FlagInput, NumberInput, SelectInput, TextInput } from '../inputs/inputs.tsx';
import { SumInput } from '../inputs/sum-input.tsx';
import { publishTexts as texts } from '../messages.ts';
import { DistrictPicker } from '../place/district-picker.tsx';
import { MissingPlace } from '../place/missing-place.tsx';
import { isOffered, layoutsFor } from '../place/layouts-for.ts';
import { PointPicker } from '../place/point-picker.tsx';
import { usePublishForm } from '../publish-form.ts';
import { PlaceRemark } from '../remarks/place-remark.tsx';
import { useRemarksAt } from '../remarks/remark-context.ts';
import { controlId } from '../../form-address/form-steps.ts';

const CITY = 'location.city';

/** Required fields besides the pictures, then the address. */
export function PlaceSection() {
  const form = usePublishForm();
  const { location, title } = form.fields;
  const isCityRemarked = useRemarksAt(CITY).length > 0;
  /** Clears the address of the former city. */
  const setCity = (city: string) => {
    if (city && city !== location?.city) {
      for (const path of ['location.neighborhood', 'location.metroStation', 'location.geo'] as const) {
        form.set(path, undefined);
      }
    }
    form.set(CITY, city);
  };
  const setType = (type: string) => {
    const { layout } = form.fields;
    if (layout && !isOffered(layout, type as DraftFields['propertyType'])) form.set('layout', undefined);
    form.set('propertyType', type);
  };
  const isGuessed = title !== undefined && title === guessTitle(form.fields);
  return (
    <FormSection step="place">
      <ChipsInput path="propertyType" options={propertyTypes} isSingle onChoose={setType} />
      <Fields $min={240}>
        <SelectInput path="layout" options={layoutsFor(form.fields)} />
        <div>
          <CityPicker
            id={controlId(CITY)}
            label={fieldTexts[CITY].label}
            placeholder={texts.choose}
            required
            value={location?.city ?? ''}
            onChange={setCity}
            error={form.errorOf(CITY)}
            hint={isCityRemarked && <PlaceRemark at={CITY} />}
          />
          <MissingPlace />
        </div>
        <DistrictPicker />
      </Fields>
      <FieldGroup title={texts.groups.main}>
        <Fields>
          <NumberInput path="area" />
          <FloorInput />
        </Fields>
        <Fields $min={180}>
          <SumInput path="price" limits={sumLimits.price} />
        </Fields>
        <Fields $min={220}>
          <AvailabilityInput />
        </Fields>
      </FieldGroup>
      <FieldGroup title={texts.groups.reach}>
        <Fields $min={260}>
          <TextInput path="contactPhone" type="tel" maxLength={20} autoComplete="tel" />
        </Fields>
        <TextInput
          path="title"
          maxLength={PROPERTY_LIMITS.titleMax}
          isPublicText
          {...(isGuessed && { hint: texts.guessedTitle })}
        />
      </FieldGroup>
      <FieldGroup title={texts.groups.address}>
        <PointPicker />
        <MoreFields paths={['location.street', 'location.number', 'location.metroStation']}>
          <Fields $min={240}>
            <TextInput path="location.street" maxLength={120} />
            <TextInput path="location.number" maxLength={10} />
            <TextInput path="location.metroStation" maxLength={60} />
          </Fields>
          <FlagInput path="location.showExactAddress" />
        </MoreFields>
      </FieldGroup>
    </FormSection>
  );
}
