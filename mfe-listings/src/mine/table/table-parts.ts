import { breakpoint, color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const ROW = '56px';

export const Root = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  background: ${color.surface};

  th,
  td {
    height: ${ROW};
    padding: 0 ${space(1)};
    text-align: start;
    vertical-align: middle;
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.line};
  }

  tbody tr:hover > *,
  [data-chosen] > * {
    background: ${color.sunken};
  }

  [data-busy] > * {
    opacity: 0.55;
  }

  tbody th {
    width: 100%;
    max-width: 0;
    font-weight: inherit;
  }

  td:first-child,
  td:last-child {
    padding: 0;
  }

  /* The icon of the menu has no width of its own. */
  td:last-child > div > button {
    justify-content: center;
    min-width: ${size.target};
  }

  td > small {
    display: block;
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }

  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }

  [data-soon] {
    font-weight: ${font.weight.strong};
    color: ${color.wait};
  }

  thead {
    position: absolute;
    clip-path: inset(50%);
  }

  [data-from],
  [data-about] {
    display: none;
  }

  /* Without its pill every state fits into two lines. */
  [data-narrow] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;

    > * {
      display: inline;
      padding: 0;
      line-height: inherit;
      white-space: inherit;
      background: none;
    }

    > small::before {
      content: ', ';
    }
  }

  ${breakpoint.tablet} {
    thead {
      position: static;
      clip-path: none;
    }

    thead th {
      position: sticky;
      top: ${space(16)};
      z-index: 1;
      height: 44px;
      font-size: ${font.size.tiny};
      font-weight: ${font.weight.strong};
      white-space: nowrap;
      color: ${color.muted};
      background: ${color.sunken};
    }

    th,
    td,
    td:last-child {
      padding-inline: ${space(2)};
    }

    [data-from='tablet'] {
      display: table-cell;
    }

    [data-about] {
      display: block;
    }

    [data-narrow] {
      display: none;
    }
  }

  ${breakpoint.desktop} {
    [data-from='desktop'] {
      display: table-cell;
    }
  }
`;

export const Name = styled.span`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};

  ${breakpoint.tablet} {
    grid-template-columns: 53px minmax(0, 1fr);
  }

  > :first-child {
    border-radius: 6px;
  }

  /* The words of a missing picture have no room. */
  > :first-child :not(svg) {
    font-size: 0;
  }

  a,
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a,
  b {
    font-weight: ${font.weight.strong};
    text-decoration: none;
    color: ${color.text};
  }

  a:hover {
    text-decoration: underline;
  }

  small {
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }
`;

export const Tick = styled.label`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  cursor: pointer;

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.target};
  padding: 0;
  border: 0;
  font: inherit;
  color: inherit;
  background: none;
  cursor: pointer;

  svg {
    flex: none;
    width: 14px;
    height: 14px;
  }

  &:hover {
    color: ${color.text};
  }
`;

/** A value that a press opens for a change. */
export const InPlace = styled.button`
  min-height: ${size.target};
  padding: 0 ${space(1)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font: inherit;
  font-weight: ${font.weight.strong};
  line-height: 1.2;
  text-align: end;
  white-space: nowrap;
  color: inherit;
  background: none;
  cursor: text;

  &:hover {
    border-color: ${color.control};
    background: ${color.surface};
  }

  small {
    display: block;
    /* A word a line, so that the note is no wider than the rent. */
    width: min-content;
    margin-left: auto;
    font-size: ${font.size.tiny};
    font-weight: ${font.weight.regular};
    white-space: normal;
    color: ${color.wait};
  }

  ${breakpoint.tablet} {
    padding-inline: ${space(2)};

    small {
      width: auto;
      white-space: nowrap;
    }
  }
`;
