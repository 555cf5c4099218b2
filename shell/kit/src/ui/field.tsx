import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { controlStyle } from './control-style.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { color, space } from './tokens.ts';
import { useFieldIds } from './use-field-ids.ts';

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

const Input = styled.input<{ $before: boolean; $after: boolean }>`
  ${controlStyle}
  ${({ $before }) =>
    $before &&
    css`
      padding-left: ${space(11)};
    `}
  ${({ $after }) =>
    $after &&
    css`
      padding-right: ${space(13)};
    `}

  &[type='number'] {
    font-variant-numeric: tabular-nums;
    appearance: textfield;
  }

  &::-webkit-inner-spin-button {
    appearance: none;
  }
`;

const Affix = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  ${({ $side }) => $side}: 0;
  display: grid;
  place-items: center;
  min-width: ${space(11)};
  height: 100%;
  padding-inline: ${space(1)};
  color: ${color.muted};
  pointer-events: none;

  /* A unit ends at the edge of the text of a box. */
  &[data-unit] {
    justify-items: end;
    padding-right: ${space(3)};
  }

  > svg {
    width: 20px;
    height: 20px;
  }

  > button {
    pointer-events: auto;
  }
`;

export interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'>, FieldTexts {
  /** Icon inside the box, left. */
  prefix?: ReactNode;
  /** Unit („€“, „м²“) or icon button inside the box, right. */
  suffix?: ReactNode;
  aside?: ReactNode;
}

/** Text input with label, hint and error. Takes the props of the form's `register`. */
export function Field({ label, hint, error, prefix, suffix, aside, ...input }: FieldProps) {
  const { aria, hintId, errorId } = useFieldIds({ ...input, hint, error });
  return (
    <FieldFrame
      {...{ label, hint, hintId, error, errorId, aside }}
      controlId={aria.id}
      required={input.required}
    >
      <Line>
        {prefix && <Affix $side="left">{prefix}</Affix>}
        <Input {...input} {...aria} $before={Boolean(prefix)} $after={Boolean(suffix)} />
        {suffix && (
          <Affix $side="right" data-unit={typeof suffix === 'string' || undefined}>
            {suffix}
          </Affix>
        )}
      </Line>
    </FieldFrame>
  );
}
