import { space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { Muted } from './card-parts.ts';

/** One line, whatever the place is called. */
export const Place = styled(Muted)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Three lines on every card, so that all cards of a page are equally high. */
export const Facts = styled(Muted)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  min-height: 4.2em;
  overflow: hidden;
`;

/** One row: long names are shortened, the number of the others stays. */
export const Chips = styled.ul`
  display: flex;
  gap: ${space(1.5)};
  min-height: calc(24px + 2 * ${space(1)});
  padding: ${space(1)} 0;

  > li {
    min-width: 0;
  }

  > li > span {
    display: block;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > [data-more] {
    flex: none;
  }
`;
