import { cityName } from '@pokriv/contracts/place/cities';
import { formatCount } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { breakpoint, color, font, motion, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { searchHref } from '../search-address/search-state.ts';
import { busiestCities } from './busiest-cities.ts';
import { CityLandscape } from './city-landscape.tsx';
import { HomeSection } from './home-section.tsx';
import { homeTexts } from './messages.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  ${breakpoint.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(4)};
  }
`;

const Tile = styled(Link)`
  display: grid;
  gap: ${space(0.5)};
  height: 100%;
  padding: ${space(4)} ${space(4)} 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  overflow: hidden;
  font-weight: ${font.weight.strong};
  line-height: 1.3;
  text-decoration: none;
  color: ${color.text};
  background: ${color.surface};
  transition: border-color ${motion.quick};

  small {
    font-size: ${font.size.small};
    font-weight: ${font.weight.regular};
    color: ${color.muted};
  }

  svg {
    width: calc(100% + 2 * ${space(4)});
    max-width: none;
    height: 56px;
    margin: ${space(1)} 0 0 calc(-1 * ${space(4)});
  }

  &:hover {
    border-color: ${color.accent};
  }
`;

export function PopularCities({ counts }: { counts: Readonly<Record<string, number>> | undefined }) {
  return (
    <HomeSection title={homeTexts.citiesTitle}>
      <List>
        {busiestCities(counts).map(({ id, count }) => (
          <li key={id}>
            <Tile to={searchHref({ location: id })}>
              {cityName(id)}{' '}
              <small>
                {count === undefined ? homeTexts.cityLink : formatCount(count, homeTexts.listings)}
              </small>
              <CityLandscape city={id} />
            </Tile>
          </li>
        ))}
      </List>
    </HomeSection>
  );
}
