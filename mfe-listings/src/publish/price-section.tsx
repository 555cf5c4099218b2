import * as option from '@pokriv/contracts/property-options';
import { Divider } from '@pokriv/web-kit/ui';

import { CostCard } from '../cost/cost-card.tsx';
import type { Priced } from '../cost/move-in-cost.ts';
import { ChipsInput } from './chips-input.tsx';
import type { DraftFields } from './draft-fields.ts';
import { Fields, FormSection } from './form-section.tsx';
import { NumberInput, SegmentInput, SelectInput, TextInput } from './inputs.tsx';
import { valueSuffix } from './messages.ts';
import { usePublishForm } from './publish-form.ts';

type Choice<Type> = { type?: Type; value?: number } | undefined;

const chosen = <Type extends string>(choice: Choice<Type>) =>
  choice?.type && { type: choice.type, value: choice.value };

/** The sums as far as they are filled in; an owner never takes a commission (decisions §3). */
function pricedOf({ price, deposit, commission, advertiserType, ...rest }: DraftFields): Priced {
  return {
    price,
    deposit: chosen(deposit),
    commission: advertiserType === 'owner' ? undefined : chosen(commission),
    monthlyFees: rest.monthlyFees,
    estimatedUtilities: rest.estimatedUtilities,
  };
}

/** Everything that costs money, with what it comes to. */
export function PriceSection() {
  const { fields } = usePublishForm();
  const { deposit, commission } = fields;
  return (
    <FormSection step="price">
      <Fields $min={260}>
        <NumberInput path="price" />
        <SelectInput path="deposit.type" options={option.depositTypes} />
        <NumberInput
          path="deposit.value"
          step={deposit?.type === 'months' ? '0.5' : '1'}
          suffix={valueSuffix[deposit?.type ?? '']}
        />
        <NumberInput path="monthlyFees" />
        <NumberInput path="estimatedUtilities" />
      </Fields>
      <ChipsInput path="utilitiesIncluded" options={option.utilities} />
      <Divider />
      <SegmentInput path="advertiserType" options={option.advertiserTypes} />
      <Fields $min={260}>
        <TextInput path="agencyName" maxLength={100} />
        <TextInput path="eik" maxLength={13} />
        <SelectInput path="commission.type" options={option.commissionTypes} />
        <NumberInput path="commission.value" suffix={valueSuffix[commission?.type ?? '']} />
      </Fields>
      <CostCard listing={{ ...pricedOf(fields), utilitiesIncluded: fields.utilitiesIncluded }} />
    </FormSection>
  );
}
