import { css, styled } from 'styled-components';

import { breakpoint, color, font } from './tokens.ts';

type Size = keyof typeof font.size;
type Tone = 'text' | 'muted' | 'accentText' | 'good' | 'wait' | 'danger';

const sizes = {
  ...Object.fromEntries(
    Object.entries(font.size).map(([name, value]) => [
      name,
      css`
        font-size: ${value};
      `,
    ]),
  ),
  hero: css`
    font-size: ${font.size.display};

    ${breakpoint.tablet} {
      font-size: ${font.size.hero};
    }
  `,
} as Record<Size, ReturnType<typeof css>>;

export const Heading = styled.h2<{ $size?: Size }>`
  font-weight: ${font.weight.heavy};
  line-height: ${font.line.heading};
  text-wrap: balance;
  letter-spacing: -0.015em;
  ${({ $size = 'title' }) => sizes[$size]}
`;

export const Text = styled.p<{ $size?: Size; $tone?: Tone; $strong?: boolean; $clamp?: number }>`
  color: ${({ $tone = 'text' }) => color[$tone]};
  font-weight: ${({ $strong }) => ($strong ? font.weight.strong : 'inherit')};
  max-width: ${({ as }) => (as ? 'none' : 'var(--size-reading)')};
  ${({ $size = 'text' }) => sizes[$size]}
  ${({ $clamp }) =>
    $clamp &&
    css`
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${$clamp};
      overflow: hidden;
    `}
`;

/** Tabular digits without line breaks: prices, counts, dates in columns. */
export const Figures = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
