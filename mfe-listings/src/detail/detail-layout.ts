import { breakpoint, Container, space } from '@pokriv/web-kit/ui';
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

/** Words on the left, money and people on the right; on phones in the order of decisions §4. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${space(12)};
  }
`;

export const Aside = styled.div`
  /* Stays in sight, unless the window is too low to show all of it. */
  @media (min-width: 1040px) and (min-height: 860px) {
    > div {
      position: sticky;
      top: ${space(20)};
    }
  }
`;

export const OnlyNarrow = styled.div`
  ${breakpoint.desktop} {
    display: none;
  }
`;

export const OnlyWide = styled.div`
  display: none;

  ${breakpoint.desktop} {
    display: block;
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
