import { breakpoint, color, Container, font, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { homeTexts } from './messages.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space(6)};
  padding-block: ${space(8)};
  border-block: 1px solid ${color.line};

  ${breakpoint.tablet} {
    grid-template-columns: repeat(4, 1fr);
  }

  div {
    display: flex;
    flex-direction: column-reverse;
    padding-left: ${space(4)};
    border-left: 3px solid ${color.accent};
  }

  dt {
    color: ${color.muted};
  }

  dd {
    font-size: ${font.size.display};
    font-weight: ${font.weight.heavy};
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
  }
`;

const Place = styled(Container).attrs({ as: 'section' })`
  margin-top: ${space(12)};
`;

/** The numbers of spec §2. */
export function Stats() {
  return (
    <Place aria-labelledby="stats">
      <VisuallyHidden as="h2" id="stats">
        {homeTexts.statsTitle}
      </VisuallyHidden>
      <List>
        {homeTexts.stats.map(({ value, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Place>
  );
}
