import { sumLimits } from '@pokriv/contracts/listing/sum-limits';
import * as option from '@pokriv/contracts/listing/property-options';

import { CostCard } from '../../cost/cost-card.tsx';
import { FieldGroup } from '../field-group.tsx';
import { Fields, FormSection } from '../form-section.tsx';
import { ChipsInput } from '../inputs/chips-input.tsx';
import { NumberInput, SelectInput, TextInput } from '../inputs/inputs.tsx';
import { SumInput } from '../inputs/sum-input.tsx';
import { publishTexts as texts } from '../messages.ts';
import { pricedOf } from '../priced.ts';
import { usePublishForm } from '../publish-form.ts';
import { ElsewhereField } from './elsewhere-field.tsx';

export function PriceSection() {
  const { fields } = usePublishForm();
  return (
    <FormSection step="price">
      <FieldGroup title={texts.groups.rent}>
        <ElsewhereField path="price" />
        <Fields $min={180}>
          <SelectInput path="deposit.type" options={option.depositTypes} />
          <NumberInput path="deposit.months" step="0.5" />
          <SumInput path="deposit.amount" limits={sumLimits.deposit} />
        </Fields>
      </FieldGroup>
      <FieldGroup title={texts.groups.bills}>
        <ChipsInput path="utilitiesIncluded" options={option.utilities} />
        <Fields $min={200}>
          <SumInput path="monthlyFees" />
          <SumInput path="estimatedUtilities" />
        </Fields>
      </FieldGroup>
      <FieldGroup title={texts.groups.advertiser}>
        <ChipsInput path="advertiserType" options={option.advertiserTypes} isSingle />
        <Fields $min={220}>
          <TextInput path="agencyName" isPublicText maxLength={100} />
          <TextInput path="eik" maxLength={13} inputMode="numeric" />
          <SelectInput path="commission.type" options={option.commissionTypes} />
          <NumberInput path="commission.percent" />
          <SumInput path="commission.amount" limits={sumLimits.commission} />
        </Fields>
      </FieldGroup>
      <CostCard listing={pricedOf(fields)} />
    </FormSection>
  );
}
