import { styled } from 'styled-components';

import { ChoiceFrame, radioProps, type ChoiceProps } from './choice-frame.tsx';
import { tickStyle } from './tick-style.ts';
import { color, font, motion, radius, space } from './tokens.ts';

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.control};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentTint};
  }
`;

const Tick = styled.input`
  ${tickStyle}
`;

const Description = styled.span`
  display: block;
  font-size: ${font.size.small};
  color: ${color.muted};

  ${Row}:has(:checked) & {
    color: ${color.text};
  }
`;

const List = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export function RadioGroup({ label, hint, error, options, ...input }: ChoiceProps) {
  return (
    <ChoiceFrame {...{ label, hint, error }} required={input.required}>
      <List>
        {options.map((choice) => (
          <Row key={choice.value}>
            <Tick {...radioProps(input, choice)} />
            <span>
              {choice.label}
              {choice.description && <Description>{choice.description}</Description>}
            </span>
          </Row>
        ))}
      </List>
    </ChoiceFrame>
  );
}
