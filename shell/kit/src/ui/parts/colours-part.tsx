import { styled } from 'styled-components';

import { Grid } from '../layout.ts';
import { light, type ColorName } from '../palette.ts';
import { color, font, radius, space } from '../tokens.ts';
import { Part } from './part.tsx';

const Swatch = styled.div<{ $name: ColorName }>`
  display: grid;
  gap: ${space(1.5)};
  font-size: ${font.size.tiny};

  &::before {
    content: '';
    height: 48px;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${({ $name }) => color[$name]};
  }
`;

export function ColoursPart() {
  return (
    <Part title="Цветове">
      <Grid $min={96} $gap={3}>
        {(Object.keys(light) as ColorName[]).map((name) => (
          <Swatch key={name} $name={name}>
            {name}
          </Swatch>
        ))}
      </Grid>
    </Part>
  );
}
