import { ChevronLeft, ChevronRight } from 'lucide-react';
import { css, styled } from 'styled-components';

import { Link } from '../router.ts';
import { labels } from './labels.ts';
import { breakpoint, color, font, radius, size, space } from './tokens.ts';

/** Page numbers to offer: first, last, current and its neighbours; 0 is a gap. */
export function pageWindow(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(shown)]
    .toSorted((a, b) => a - b)
    .flatMap((number, index, all) => {
      const step = number - (all[index - 1] ?? number - 1);
      if (step === 1) return [number];
      return step === 2 ? [number - 1, number] : [0, number];
    });
}

const List = styled.ul`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
`;

const cell = css`
  display: grid;
  place-items: center;
  min-width: ${size.target};
  height: ${size.target};
  padding-inline: ${space(2)};
  border-radius: ${radius.control};
  font-variant-numeric: tabular-nums;
  font-weight: ${font.weight.strong};
  text-decoration: none;
  color: ${color.text};

  svg {
    width: 20px;
    height: 20px;
  }
`;

const Step = styled(Link)`
  ${cell}

  &:hover {
    background: ${color.sunken};
  }

  &[aria-current='page'] {
    color: ${color.page};
    background: ${color.text};
  }
`;

const Gap = styled.span`
  ${cell}
  color: ${color.muted};
`;

const Short = styled.li`
  padding-inline: ${space(4)};

  ${breakpoint.tablet} {
    display: none;
  }
`;

const Numbered = styled.li`
  display: none;

  ${breakpoint.tablet} {
    display: block;
  }
`;

export interface PaginationProps {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** History state of the page links. */
  linkState?: unknown;
}

export function Pagination({ page, pages, hrefFor, linkState }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.pages}>
      <List>
        <li>
          {page > 1 && (
            <Step to={hrefFor(page - 1)} state={linkState} rel="prev" aria-label={labels.previousPage}>
              <ChevronLeft />
            </Step>
          )}
        </li>
        <Short>{labels.pageOf(page, pages)}</Short>
        {pageWindow(page, pages).map((number, index) => (
          <Numbered key={number || `gap-${index}`}>
            {number === 0 ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <Step
                to={hrefFor(number)}
                state={linkState}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Step>
            )}
          </Numbered>
        ))}
        <li>
          {page < pages && (
            <Step to={hrefFor(page + 1)} state={linkState} rel="next" aria-label={labels.nextPage}>
              <ChevronRight />
            </Step>
          )}
        </li>
      </List>
    </nav>
  );
}
