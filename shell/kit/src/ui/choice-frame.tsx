import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { FieldNotes, RequiredMark, type FieldTexts } from './field-frame.tsx';
import type { Option } from './select.tsx';
import { font, space } from './tokens.ts';
import { useFieldIds } from './use-field-ids.ts';

const Group = styled.fieldset`
  display: grid;
  gap: ${space(1.5)};
`;

const Legend = styled.legend`
  margin-bottom: ${space(1.5)};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
`;

export interface Choice extends Option {
  description?: ReactNode;
}

/** Radio group props. Other attributes go to each radio button, as the form's `register` expects. */
export interface ChoiceProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'defaultValue'>, FieldTexts {
  name: string;
  options: readonly Choice[];
  defaultValue?: string;
}

export function radioProps(input: Partial<ChoiceProps>, choice: Choice) {
  const { value, defaultValue, ...rest } = input;
  return {
    ...rest,
    type: 'radio',
    value: choice.value,
    ...(value !== undefined && { checked: value === choice.value }),
    ...(defaultValue !== undefined && { defaultChecked: defaultValue === choice.value }),
  };
}

interface ChoiceFrameProps extends FieldTexts {
  required?: boolean;
  children: ReactNode;
}

export function ChoiceFrame({ label, hint, error, required, children }: ChoiceFrameProps) {
  const { aria, hintId, errorId } = useFieldIds({ hint, error });
  return (
    <Group role="radiogroup" {...aria} aria-required={required}>
      <Legend>
        {label}
        {required && <RequiredMark />}
      </Legend>
      {children}
      <FieldNotes {...{ hint, hintId, error, errorId }} />
    </Group>
  );
}
