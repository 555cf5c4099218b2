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
