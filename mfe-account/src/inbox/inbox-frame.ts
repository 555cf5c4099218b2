import { Container, color, radius, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** Breakpoint for list and thread side by side. */
export const wide = '@media (min-width: 900px)';

export const Page = styled(Container)`
  padding: 0;

  ${wide} {
    display: grid;
    grid-template-columns: 360px minmax(0, 1fr);
    gap: ${space(4)};
    height: calc(100dvh - ${size.header});
    min-height: 480px;
    padding: ${space(4)} ${space(6)};
  }
`;

/** A phone shows one of the two panes. */
export const Pane = styled.div<{ $isShown: boolean; $isThread?: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  min-width: 0;
  min-height: 0;
  padding: ${({ $isThread }) => ($isThread ? 0 : `${space(6)} ${space(4)}`)};
  height: ${({ $isThread }) => ($isThread ? `calc(100dvh - ${size.header})` : 'auto')};

  ${wide} {
    display: block;
    height: auto;
    padding: ${({ $isThread }) => ($isThread ? 0 : `${space(2)} 0`)};
    overflow-y: ${({ $isThread }) => ($isThread ? 'hidden' : 'auto')};
    border: ${({ $isThread }) => ($isThread ? `1px solid ${color.line}` : 0)};
    border-radius: ${radius.card};
    background: ${({ $isThread }) => ($isThread ? color.surface : 'transparent')};
  }
`;
