import { Link } from '@pokriv/web-kit/router';
import { Card, color, Grid, space, Text } from '@pokriv/web-kit/ui';
import { Heart, HousePlus, Search, UserRound } from 'lucide-react';
import { styled } from 'styled-components';

import { guideList } from './guide-list.ts';

const icons = [Search, HousePlus, Heart, UserRound];

const List = styled(Grid)`
  padding: 0;
  list-style: none;
`;

const Guide = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};

  svg {
    grid-row: span 2;
    width: 26px;
    height: 26px;
    color: ${color.accentText};
  }

  a {
    font-weight: 600;
    color: ${color.text};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export function GuideCards({ but }: { but?: string }) {
  return (
    <List as="ul" $min={240} $gap={4}>
      {guideList.map(({ to, title, text }, index) => {
        const Icon = icons[index] ?? Search;
        return to === but ? null : (
          <Guide as="li" key={to} $lifts>
            <Icon />
            <Link to={to}>{title}</Link>
            <Text $size="small" $tone="muted">
              {text}
            </Text>
          </Guide>
        );
      })}
    </List>
  );
}
