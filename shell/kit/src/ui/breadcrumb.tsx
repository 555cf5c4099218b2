import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';

import { Link } from '../router.ts';
import { labels } from './labels.ts';
import { color, font, space } from './tokens.ts';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(1)};
  padding: 0;
  list-style: none;
  font-size: ${font.size.small};
  color: ${color.muted};

  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }

  a {
    padding-block: ${space(3)};
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }

  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }

  [aria-current] {
    color: ${color.text};
  }
`;

export interface Crumb {
  text: string;
  to: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={labels.breadcrumb}>
      <List>
        {crumbs.map(({ text, to }, index) => (
          <li key={to}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link to={to}>{text}</Link>
            )}
            {index < crumbs.length - 1 && <ChevronRight />}
          </li>
        ))}
      </List>
    </nav>
  );
}
