import { color, font } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { Muted } from './card-parts.ts';

/** A single line whatever the length of the name. */
export const Place = styled(Muted)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Fixed at three lines for equal card heights. */
export const Facts = styled(Muted)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  min-height: 4.2em;
  overflow: hidden;
`;

/** One line, „Паркомясто · Асансьор · Тераса · +2“: the last name is truncated, the count stays. */
export const Amenities = styled.ul`
  display: flex;
  min-height: 1.6em;
  padding: 0;
  list-style: none;
  font-size: ${font.size.tiny};
  line-height: 1.6;
  white-space: pre;
  color: ${color.text};

  > li {
    flex: 0 0 auto;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > li:nth-child(2) {
    flex-shrink: 1;
  }

  > li:nth-child(3) {
    flex-shrink: 9999;
  }

  > li + li::before {
    content: ' · ' / '';
    color: ${color.muted};
  }
`;
