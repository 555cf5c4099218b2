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

export const PHONE_RATIO = '4 / 3';

/** First in the DOM, as on phones: streaming must not shift painted content. Wide screens render `Above` over it. */
export const PicturesPlace = styled.div`
  position: relative;
  margin: calc(-1 * ${space(3)}) calc(-1 * ${space(4)}) 0;

  @media (min-width: 700px), print {
    margin: 0;
  }
`;

export const Above = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${breakpoint.tablet} {
    order: -1;
  }

  @media print {
    display: none;
  }
`;

/** Phones: one scrolling line without the title, which stands below. */
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
`;

/** Two columns; on phones one, in the order of decisions §4. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${space(12)};
  }
`;

/** Wide screens only. */
export const Aside = styled.div`
  display: none;

  ${breakpoint.desktop} {
    display: block;
  }
`;

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

export const After = styled.div`
  padding-top: ${space(8)};

  &:empty {
    display: none;
  }
`;

/** Hidden in print. */
export const OnScreen = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`;
