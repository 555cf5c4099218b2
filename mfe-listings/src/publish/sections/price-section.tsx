import * as option from '@pokriv/contracts/listing/property-options';

import { CostCard } from '../../cost/cost-card.tsx';
import { FieldGroup } from '../field-group.tsx';
import { valueHint, valueSuffix } from '../field-texts.ts';
import { Fields, FormSection } from '../form-section.tsx';
import { ChipsInput } from '../inputs/chips-input.tsx';
import { NumberInput, SelectInput, TextInput } from '../inputs/inputs.tsx';
import { publishTexts as texts } from '../messages.ts';
import { pricedOf } from '../priced.ts';
import { usePublishForm } from '../publish-form.ts';

export function PriceSection() {
  const { fields } = usePublishForm();
  const deposit = fields.deposit?.type ?? '';
  const commission = fields.commission?.type ?? '';
  return (
    <FormSection step="price">
      <FieldGroup title={texts.groups.rent}>
        <Fields $min={180}>
          <NumberInput path="price" />
          <SelectInput path="deposit.type" options={option.depositTypes} />
          <NumberInput
            path="deposit.value"
            step={deposit === 'months' ? '0.5' : '1'}
            suffix={valueSuffix[deposit]}
            hint={valueHint[deposit]}
          />
        </Fields>
      </FieldGroup>
      <FieldGroup title={texts.groups.bills}>
        <ChipsInput path="utilitiesIncluded" options={option.utilities} />
        <Fields $min={200}>
          <NumberInput path="monthlyFees" />
          <NumberInput path="estimatedUtilities" />
        </Fields>
      </FieldGroup>
      <FieldGroup title={texts.groups.advertiser}>
        <ChipsInput path="advertiserType" options={option.advertiserTypes} isSingle />
        <Fields $min={220}>
          <TextInput path="agencyName" maxLength={100} />
          <TextInput path="eik" maxLength={13} inputMode="numeric" />
          <SelectInput path="commission.type" options={option.commissionTypes} />
          <NumberInput
            path="commission.value"
            suffix={valueSuffix[commission]}
            hint={valueHint[commission]}
          />
        </Fields>
      </FieldGroup>
      <CostCard listing={pricedOf(fields)} />
    </FormSection>
  );
}
