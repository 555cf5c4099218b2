import { styled } from 'styled-components';

import { ChoiceFrame, radioProps, type ChoiceProps } from './choice-frame.tsx';
import { color, font, motion, radius, shadow, size, space } from './tokens.ts';

const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space(1)};
  padding: ${space(1)};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${size.target};
  padding: ${space(1)} ${space(2)};
  border-radius: 6px;
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  text-align: center;
  line-height: 1.2;
  color: ${color.muted};
  cursor: pointer;
  transition: background ${motion.quick};

  &:hover {
    color: ${color.text};
  }

  &:has(:checked) {
    color: ${color.text};
    background: ${color.lifted};
    box-shadow: ${shadow.soft};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

export function Segmented({ label, hint, error, options, ...input }: ChoiceProps) {
  return (
    <ChoiceFrame {...{ label, hint, error }} required={input.required}>
      <Track>
        {options.map((choice) => (
          <Segment key={choice.value}>
            <input {...radioProps(input, choice)} />
            {choice.label}
          </Segment>
        ))}
      </Track>
    </ChoiceFrame>
  );
}
