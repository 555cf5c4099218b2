import { cityName } from '@pokriv/contracts/cities';
import { Link } from '@pokriv/web-kit/router';
import { breakpoint, color, font, motion, radius, RoofLine, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { searchHref } from '../search-address/search-state.ts';
import { HomeSection } from './home-section.tsx';
import { homeTexts } from './messages.ts';

const CITIES = [
  'sofia',
  'plovdiv',
  'varna',
  'burgas',
  'ruse',
  'stara-zagora',
  'veliko-tarnovo',
  'blagoevgrad',
] as const;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  padding: 0;

  ${breakpoint.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Tile = styled(Link)`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  font-weight: ${font.weight.strong};
  text-decoration: none;
  color: ${color.text};
  background: ${color.surface};
  transition: border-color ${motion.quick};

  svg {
    width: 40px;
    margin-bottom: ${space(1.5)};
    color: ${color.accent};
  }

  small {
    font-size: ${font.size.tiny};
    font-weight: ${font.weight.regular};
    color: ${color.muted};
  }

  &:hover {
    border-color: ${color.accent};
  }
`;

/** Straight to the listings of the cities that most people look for. */
export function PopularCities() {
  return (
    <HomeSection title={homeTexts.citiesTitle}>
      <List>
        {CITIES.map((city) => (
          <li key={city}>
            <Tile to={searchHref({ location: city })}>
              <RoofLine />
              {cityName(city)}
              <small>{homeTexts.cityLink}</small>
            </Tile>
          </li>
        ))}
      </List>
    </HomeSection>
  );
}
