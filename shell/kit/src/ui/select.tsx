import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { controlStyle } from './control-style.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { color, space } from './tokens.ts';
import { useFieldIds } from './use-field-ids.ts';

const Line = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: calc(50% - 10px);
    right: ${space(3.5)};
    width: 20px;
    height: 20px;
    color: ${color.muted};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlStyle}
  padding-right: ${space(11)};
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'>, FieldTexts {
  options: readonly Option[];
  placeholder?: string;
}

/** Native, so that phones show their own picker. */
export function Select({ label, hint, error, options, placeholder, ...select }: SelectProps) {
  const { aria, hintId, errorId } = useFieldIds({ ...select, hint, error });
  return (
    <FieldFrame {...{ label, hint, hintId, error, errorId }} controlId={aria.id} required={select.required}>
      <Line>
        <Native {...select} {...aria}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Native>
        <ChevronDown />
      </Line>
    </FieldFrame>
  );
}
