import { breakpoint, color, radius, size, space } from '@pokriv/web-kit/ui';
import { css, styled } from 'styled-components';

/** Height of the site header, the head above the listing and the decision bar below it. */
const AROUND = `(${size.header} + ${space(45)})`;

const scrolling = css`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: auto;
  scrollbar-width: thin;
`;

/** One screen high on a desktop; long content scrolls inside its own pane. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;

  ${breakpoint.desktop} {
    position: relative;

    > nav {
      position: absolute;
      top: calc(-1 * ${space(2)});
      right: 0;
    }

    height: max(540px, calc(100dvh - ${AROUND}));
  }
`;

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${breakpoint.desktop} {
    flex: 1;
    grid-template-columns: minmax(0, 1fr) minmax(280px, 316px);
    grid-template-rows: minmax(0, 1fr);
    gap: ${space(3)};
    min-height: 0;
  }
`;

export const Main = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${breakpoint.desktop} {
    grid-template-rows: ${({ $isSplit }) => ($isSplit ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 7fr) minmax(0, 4fr)')};
    min-height: 0;
  }
`;

export const Words = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${breakpoint.desktop} {
    ${({ $isSplit }) => $isSplit && 'grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);'}
    grid-template-rows: minmax(0, 1fr);
    min-height: 0;
  }
`;

export const Pane = styled.section`
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  overflow-wrap: anywhere;
  background: ${color.surface};

  > p {
    white-space: pre-line;
  }

  ${breakpoint.desktop} {
    ${scrolling}
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};

  > * {
    padding: ${space(2)} ${space(3)};
  }

  ${breakpoint.desktop} {
    ${scrolling}
  }
`;
