import { css, styled } from 'styled-components';

import { breakpoint, color, size, space } from './tokens.ts';

/**
 * Content width with side margins. `$reading` limits lines to 68 characters. `data-wide`, for maps and tables, widens
 * header and footer too (`variables.ts`), so that a page has one left and one right edge.
 */
export const Container = styled.div<{ $reading?: boolean }>`
  width: 100%;
  max-width: calc(${({ $reading }) => ($reading ? size.reading : size.content)} + 2 * ${space(4)});
  margin-inline: auto;
  padding-inline: ${space(4)};

  ${breakpoint.tablet} {
    max-width: calc(${({ $reading }) => ($reading ? size.reading : size.content)} + 2 * ${space(6)});
    padding-inline: ${space(6)};
  }
`;

export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 4 }) => space($gap)};
`;

export const Cluster = styled.div<{ $gap?: number; $spread?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $spread }) => ($spread ? 'space-between' : 'flex-start')};
  gap: ${({ $gap = 3 }) => space($gap)};
`;

/** As many equal columns as fit, each at least `$min` px wide; `$fill` stretches few items to the full width. */
export const Grid = styled.div<{ $min?: number; $gap?: number; $fill?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $fill }) => ($fill ? 'auto-fit' : 'auto-fill')},
    minmax(min(${({ $min = 264 }) => $min}px, 100%), 1fr)
  );
  gap: ${({ $gap = 5 }) => space($gap)};
`;

const sunken = css`
  background: ${color.sunken};
`;

/** 64 px of padding above and below, 96 on wide screens. */
export const Section = styled.section<{ $sunken?: boolean }>`
  padding-block: ${space(16)};
  ${({ $sunken }) => $sunken && sunken}

  ${breakpoint.desktop} {
    padding-block: ${space(24)};
  }
`;

export const Divider = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;
