import { breakpoint, color, Container, layer, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-block: ${space(3)} ${space(12)};

  @media print {
    padding: 0;
  }
`;

/** Of a listing's picture on a phone. */
export const PHONE_RATIO = '4 / 3';

/** The pictures: on phones first, from edge to edge under the header. */
export const PicturesPlace = styled.div`
  position: relative;
  order: -1;
  margin: calc(-1 * ${space(3)}) calc(-1 * ${space(4)}) 0;

  @media (min-width: 700px), print {
    order: 0;
    margin: 0;
  }
`;

/** On phones one line that is drawn sideways, without the title, which stands below it. */
export const Crumbs = styled.div`
  min-width: 0;
  margin: calc(-1 * ${space(3)}) calc(-1 * ${space(4)});

  ol {
    flex-wrap: nowrap;
    padding-inline: ${space(4)};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    white-space: nowrap;
    scrollbar-width: none;
  }

  li:last-child,
  li:nth-last-child(2) > svg {
    display: none;
  }

  ${breakpoint.tablet} {
    margin: 0;

    ol {
      flex-wrap: wrap;
      padding-inline: 0;
      overflow-x: visible;
      white-space: normal;
    }

    li:last-child {
      display: flex;
    }

    li:nth-last-child(2) > svg {
      display: inline;
    }
  }

  @media print {
    display: none;
  }
`;

/** Words on the left, people and money on the right; on phones in the order of decisions §4. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${space(12)};
  }
`;

/** Beside the words on wide screens only. */
export const Aside = styled.div`
  display: none;

  ${breakpoint.desktop} {
    display: block;
  }
`;

/** Stays under the header, and what stands below it in the column goes away behind it; too high a one scrolls inside. */
export const InSight = styled.div`
  position: sticky;
  top: ${size.header};
  z-index: ${layer.raised};
  max-height: calc(100dvh - ${size.header});
  margin: calc(-1 * ${space(4)}) calc(-1 * ${space(2)}) 0;
  padding: ${space(4)} ${space(2)};
  background: ${color.page};
  overflow-y: auto;

  @media print {
    position: static;
    max-height: none;
    overflow: visible;
  }
`;

export const OnlyNarrow = styled.div`
  ${breakpoint.desktop} {
    display: none;
  }
`;

/** What comes after the listing's own last line. */
export const After = styled.div`
  padding-top: ${space(8)};

  &:empty {
    display: none;
  }
`;

/** What is of no use on paper. */
export const OnScreen = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`;
