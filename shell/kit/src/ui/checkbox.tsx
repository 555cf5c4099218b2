import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { FieldNotes, RequiredMark, type FieldTexts } from './field-frame.tsx';
import { tickStyle } from './tick-style.ts';
import { size, space } from './tokens.ts';
import { useFieldIds } from './use-field-ids.ts';

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: ${size.target};
  padding-block: ${space(2.25)};
  cursor: pointer;
`;

const Tick = styled.input`
  ${tickStyle}
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'>, FieldTexts {}

export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const { aria, hintId, errorId } = useFieldIds({ ...input, hint, error });
  return (
    <div>
      <Row>
        <Tick {...input} {...aria} type="checkbox" />
        <span>
          {label}
          {input.required && <RequiredMark />}
        </span>
      </Row>
      <FieldNotes {...{ hint, hintId, error, errorId }} />
    </div>
  );
}
