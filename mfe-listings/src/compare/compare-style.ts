import { breakpoint, color, font, layer, radius, space } from '@pokriv/web-kit/ui';
import { createGlobalStyle, styled } from 'styled-components';

export const Landscape = createGlobalStyle`
  @media print {
    @page {
      size: a4 landscape;
    }
  }
`;

export const Scroll = styled.div`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-x: auto;
  overscroll-behavior-x: contain;

  @media print {
    overflow: visible;
  }
`;

/** Sticky row headers. */
export const Sheet = styled.table`
  width: 100%;
  border-spacing: 0;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
  table-layout: fixed;

  th,
  td {
    width: 176px;
    padding: ${space(3)};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: ${layer.raised};
    /* The longest word, „Микровълнова“. */
    width: 128px;
    font-weight: ${font.weight.strong};
    background: ${color.surface};
    overflow-wrap: break-word;
    hyphens: auto;
  }

  tr + tr > *,
  tbody + tbody > tr:first-child > * {
    border-top: 1px solid ${color.line};
  }

  thead + tbody > tr:first-child > * {
    border-top: 1px solid ${color.line};
  }

  ${breakpoint.tablet} {
    th,
    td {
      width: 220px;
      padding: ${space(3)} ${space(4)};
    }

    tr > :first-child {
      width: 176px;
    }
  }

  /* Four columns share the width of a sheet. */
  @media print {
    th,
    td {
      width: auto;
      padding: ${space(2)} ${space(3)};
    }

    tr {
      break-inside: avoid;
    }

    tr > :first-child {
      position: static;
      width: 16%;
    }
  }
`;

export const ColumnHead = styled.div`
  display: grid;
  gap: ${space(2)};
  font-weight: ${font.weight.strong};
  line-height: 1.3;

  a {
    color: ${color.text};
  }
`;

export const Value = styled.span<{ $isPlain: boolean }>`
  display: block;
  color: ${({ $isPlain }) => ($isPlain ? color.muted : color.text)};
`;

export const OnScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;
