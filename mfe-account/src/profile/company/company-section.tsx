import { commissionTypes, depositTypes } from '@pokriv/contracts/listing/property-options';
import { sumLimits, sumProblem, type SumLimits } from '@pokriv/contracts/listing/sum-limits';
import { formatMoney, formatSum, parseSum, sumOf, toMoney, type Currency } from '@pokriv/contracts/money';
import { call } from '@pokriv/web-kit/api';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { useCurrency } from '@pokriv/web-kit/price';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Field, Select } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';

import { FieldPair, FormStack } from '../../frame/form-stack.ts';
import { SaveEnd } from '../save-end.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useFreshValues } from '../use-fresh-values.ts';
import type { SectionProps } from '../use-profile.ts';
import { companyForm, typedOf } from './company-form.ts';
import { texts } from './messages.ts';

const choicesOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

const examples = [formatSum(400, 'EUR'), formatSum(800, 'BGN')];

/** Parsed sum in both currencies, or an example for an unparsable text. */
function sumHint(text: string, limits: SumLimits, usual: Currency): string {
  const typed = parseSum(text, usual);
  if (!typed || sumProblem(limits, typed)) return texts.sumHint(examples);
  const { primary, secondary } = formatMoney(toMoney(sumOf(typed.amount, typed.currency)), typed.currency);
  return texts.understood(primary, secondary);
}

/** Agency data that prefill a new listing; empty fields remove them. */
export function CompanySection({ user, take }: SectionProps) {
  const toast = useSetAtom(toastAtom);
  const currency = useCurrency();
  const form = useForm(
    companyForm(currency),
    async ({ company }, controls) => {
      const { data } = await call('updateProfile', { body: { company } });
      controls.reset(typedOf(data.company));
      take(data);
      toast({ tone: 'success', text: company ? texts.saved : texts.removed });
    },
    typedOf(user.company),
  );
  useFreshValues(form, typedOf(user.company));
  const typed = useWatch({ control: form.control, name: 'company' });
  const field = (name: keyof typeof typed) => ({
    label: texts[name],
    autoComplete: 'off',
    ...form.register(`company.${name}`),
    error: form.errorOf(`company.${name}`),
  });
  const sumField = (name: 'commissionAmount' | 'depositAmount', limits: SumLimits) => (
    <Field
      inputMode="decimal"
      maxLength={30}
      {...field(name)}
      hint={sumHint(typed[name], limits, currency)}
    />
  );
  return (
    <SectionFrame id="company" lead={texts.lead}>
      <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <FieldPair>
          <Field {...field('agencyName')} autoComplete="organization" />
          <Field inputMode="numeric" {...field('eik')} />
        </FieldPair>
        <FieldPair>
          <Select
            {...field('commissionType')}
            placeholder={texts.unknown}
            options={choicesOf(commissionTypes)}
          />
          {typed.commissionType === 'percent' && (
            <Field inputMode="numeric" {...field('commissionPercent')} />
          )}
          {typed.commissionType === 'amount' && sumField('commissionAmount', sumLimits.commission)}
        </FieldPair>
        <FieldPair>
          <Select {...field('depositType')} placeholder={texts.unknown} options={choicesOf(depositTypes)} />
          {typed.depositType === 'months' && (
            <Field inputMode="decimal" hint={texts.depositMonthsHint} {...field('depositMonths')} />
          )}
          {typed.depositType === 'amount' && sumField('depositAmount', sumLimits.deposit)}
        </FieldPair>
        <SaveEnd form={form} leaveText={texts.leaveText} />
      </FormStack>
    </SectionFrame>
  );
}
