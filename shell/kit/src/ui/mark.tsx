import { styled } from 'styled-components';

import { RoofLine } from './roof-line.tsx';
import { color, font } from './tokens.ts';

const Box = styled.span`
  display: inline-grid;
  justify-items: stretch;
  font-weight: ${font.weight.heavy};
  font-size: 1em;
  line-height: 0.9;
  letter-spacing: -0.02em;
  color: ${color.text};

  svg {
    width: 0;
    min-width: 100%;
    margin-bottom: -0.1em;
    color: ${color.accent};
  }
`;

export function Mark() {
  return (
    <Box>
      <RoofLine />
      покрив
    </Box>
  );
}
