import type { SumLimits } from '@pokriv/contracts/listing/sum-limits';
import {
  currencies,
  formatAmount,
  formatMoney,
  formatSum,
  sumOf,
  toMoney,
  type Currency,
} from '@pokriv/contracts/money';
import { useCurrency } from '@pokriv/web-kit/price';
import { Figures } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';
import { styled } from 'styled-components';

import { readTypedSum } from '../../sum/typed-sum.ts';
import { isUnread, type DraftSum, type SumPath } from '../draft-fields.ts';
import { sumExamples } from '../field-texts.ts';
import { publishTexts as texts } from '../messages.ts';
import { useBound } from './inputs.tsx';

const Understood = styled(Figures)`
  display: block;
`;

const currencyOf = (sum: DraftSum): Currency => (isUnread(sum) ? sum.currency : sum.entered.currency);
const textOf = (sum: DraftSum): string => (isUnread(sum) ? sum.text : formatAmount(sum.entered.amount));

/** @param usual currency of a text without one @returns undefined for an empty text */
function readText(text: string, usual: Currency): DraftSum | undefined {
  if (text.trim() === '') return undefined;
  const sum = readTypedSum(text, usual);
  return sum ? sumOf(sum.amount, sum.currency) : { text, currency: usual };
}

/** Parsed sum in both currencies, the typed one first. */
function understoodText(sum: DraftSum): string | undefined {
  if (isUnread(sum)) return undefined;
  const { primary, secondary } = formatMoney(toMoney(sum), sum.entered.currency);
  return texts.understoodSum(primary, secondary);
}

interface SumInputProps {
  path: SumPath;
  /** Shown in the hint. */
  limits?: SumLimits;
}

/**
 * A sum in the user's currency or in the typed one, which the field then keeps. While focused, the text stays as typed.
 */
export function SumInput({ path, limits }: SumInputProps) {
  const own = useCurrency();
  const { isShown, value, set, common } = useBound(path);
  const [typed, setTyped] = useState<{ text: string; unit: Currency }>();
  if (!isShown) return null;
  const sum = value as DraftSum | undefined;
  const unit = sum ? currencyOf(sum) : (typed?.unit ?? own);
  const [least, most] = limits?.[unit] ?? [];
  const understood = sum && understoodText(sum);
  return (
    <Field
      {...common}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      suffix={currencies[unit]}
      placeholder={texts.example(formatAmount(sumExamples[path][unit]))}
      hint={
        <>
          {understood && <Understood>{understood}</Understood>}
          {least !== undefined &&
            most !== undefined &&
            texts.sumLimits(formatAmount(least), formatSum(most, unit))}{' '}
          {common.hint}
        </>
      }
      value={typed?.text ?? (sum ? textOf(sum) : '')}
      onChange={({ target: { value: text } }) => {
        const next = readText(text, unit);
        setTyped({ text, unit: next ? currencyOf(next) : unit });
        set(next);
      }}
      onBlur={() => {
        setTyped(undefined);
        common.onBlur();
      }}
    />
  );
}
