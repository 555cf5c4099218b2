import { useId } from 'react';
import { styled } from 'styled-components';

import { color, font, motion, radius, size, space } from './tokens.ts';

const Row = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  min-height: ${size.target};
  padding-block: ${space(3.5)};
  cursor: pointer;

  &:has(:disabled) {
    cursor: default;
  }

  & + & {
    border-top: 1px solid ${color.line};
  }

  b {
    font-weight: ${font.weight.strong};
    line-height: 1.35;
  }

  small {
    display: block;
    font-size: ${font.size.small};
    color: ${color.muted};
  }
`;

const Track = styled.input`
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  margin: 0;
  border: 1.5px solid ${color.control};
  border-radius: ${radius.full};
  background: ${color.sunken};
  appearance: none;
  cursor: pointer;
  transition: background ${motion.quick};

  &:disabled {
    opacity: 0.5;
    cursor: default;
  }

  &::before {
    content: '';
    position: absolute;
    top: 50%;
    left: 4px;
    width: 18px;
    height: 18px;
    border-radius: ${radius.full};
    background: ${color.control};
    transform: translateY(-50%);
    transition: translate ${motion.quick};
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::before {
    background: ${color.onAccent};
    translate: 19px 0;
  }

  @media (forced-colors: active) {
    width: 22px;
    height: 22px;
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;

export interface SwitchRowProps {
  label: string;
  hint?: string;
  disabled?: boolean;
  isOn: boolean;
  onSet: (isOn: boolean) => void;
}

/** Setting that takes effect at once. */
export function SwitchRow({ label, hint, disabled, isOn, onSet }: SwitchRowProps) {
  const id = useId();
  return (
    <Row>
      <span>
        <b id={`${id}-label`}>{label}</b>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <Track
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        disabled={disabled}
        checked={isOn}
        onChange={({ target }) => onSet(target.checked)}
      />
    </Row>
  );
}
