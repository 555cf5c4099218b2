import {
  alertFrequencies,
  alertReasonNames,
  alertReasons,
  SAVED_SEARCH_LIMITS,
  type AlertFrequency,
} from '@pokriv/contracts/alert/alert-rules';
import { Notice, Text } from '@pokriv/web-kit/ui';
import { Checkbox, Field, RadioGroup } from '@pokriv/web-kit/ui/forms';
import { useId } from 'react';

import { FilterGroup } from '../../filters/filter-group.tsx';
import { sheetTexts } from './messages.ts';
import type { SearchForm } from './search-form.ts';

const texts = sheetTexts.fields;

interface SearchFieldsProps {
  form: SearchForm;
  frequencies?: readonly AlertFrequency[];
}

const allFrequencies = Object.keys(alertFrequencies) as AlertFrequency[];

export function SearchFields({ form, frequencies = allFrequencies }: SearchFieldsProps) {
  const errorId = useId();
  const { register, errorOf } = form;
  const filterError = errorOf('filter');
  const reasonsError = errorOf('reasons');
  return (
    <>
      {filterError && <Notice tone="danger">{filterError}</Notice>}
      <Field
        label={texts.name}
        required
        maxLength={SAVED_SEARCH_LIMITS.nameMax}
        autoComplete="off"
        error={errorOf('name')}
        {...register('name')}
      />
      <RadioGroup
        label={texts.frequency}
        options={frequencies.map((key) => ({
          value: key,
          label: alertFrequencies[key],
          description: texts.frequencyHints[key],
        }))}
        error={errorOf('frequency')}
        {...register('frequency')}
      />
      <FilterGroup legend={texts.reasons}>
        <div>
          {alertReasonNames.map((reason) => (
            <Checkbox
              key={reason}
              label={alertReasons[reason]}
              value={reason}
              aria-invalid={reasonsError !== undefined || undefined}
              aria-describedby={reasonsError && errorId}
              {...register('reasons')}
            />
          ))}
        </div>
        {reasonsError && (
          <Text id={errorId} role="alert" $size="small" $tone="danger">
            {reasonsError}
          </Text>
        )}
      </FilterGroup>
    </>
  );
}
