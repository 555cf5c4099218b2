import * as pages from '@pokriv/contracts/pages';
import { Link } from '@pokriv/web-kit/router';
import { color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  a {
    display: grid;
    place-items: center;
    min-width: ${size.target};
    min-height: ${size.target};
    padding-inline: ${space(4)};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    color: ${color.text};
    text-decoration: none;
  }

  [aria-current] {
    border-color: ${color.accent};
    font-weight: ${font.weight.strong};
    background: ${color.accentTint};
  }
`;

/** Hidden for a single year. */
export function YearLinks({ year, years }: { year: number; years: readonly number[] }) {
  if (years.length < 2) return null;
  return (
    <nav aria-label={texts.years}>
      <List>
        {years.map((one) => (
          <li key={one}>
            <Link
              to={`${pages.transparency.path}?year=${one}`}
              aria-current={one === year ? 'page' : undefined}
            >
              {one}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
