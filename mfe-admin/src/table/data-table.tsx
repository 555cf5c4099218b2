import { breakpoint, color, font, radius, space } from '@pokriv/web-kit/ui';
import { VisuallyHidden } from '@pokriv/web-kit/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { styled } from 'styled-components';

import type { Column } from './column.ts';

/** Header sticky below the site header; each row is a card on a phone. */
const Root = styled.table`
  display: block;
  width: 100%;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;

  tbody,
  tr,
  td,
  tbody th {
    display: block;
  }

  thead {
    position: absolute;
    clip-path: inset(50%);
  }

  tr {
    position: relative;
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }

  tbody tr + tr {
    margin-top: ${space(3)};
  }

  th,
  td {
    padding-block: ${space(1)};
    text-align: left;
    overflow-wrap: anywhere;
  }

  td {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    text-align: right;
  }

  /* A column of accent-coloured links is too loud; the row header needs no underline. */
  a {
    text-decoration-color: ${color.control};
    color: ${color.text};
  }

  tbody th a {
    text-decoration-color: transparent;
  }

  a:hover {
    text-decoration-color: currentcolor;
  }

  /* Open beside the table. */
  tr:has([aria-current='true']) > th {
    box-shadow: inset 3px 0 ${color.accent};
  }

  [data-menu] {
    position: absolute;
    top: ${space(2)};
    right: ${space(2)};
    padding: 0;
  }

  [data-menu]::before {
    content: none;
  }

  tr:has([data-menu]) > th {
    padding-right: ${space(10)};
  }

  td::before {
    content: attr(data-label);
    flex: none;
    color: ${color.muted};
  }

  ${breakpoint.desktop} {
    display: table;
    border-collapse: separate;
    border-spacing: 0;

    thead {
      position: static;
      clip-path: none;
    }

    tbody {
      display: table-row-group;
    }

    tr {
      position: static;
      display: table-row;
    }

    tbody tr:hover > * {
      background: ${color.sunken};
    }

    td,
    th,
    tbody th {
      display: table-cell;
      padding: ${space(2.5)} ${space(3)};
      text-align: left;
      vertical-align: middle;
      border-bottom: 1px solid ${color.line};
      background: ${color.surface};
    }

    td::before {
      content: none;
    }

    td[data-menu] {
      position: static;
    }

    tr:has([data-menu]) > th {
      padding-right: ${space(3)};
    }

    /* Expanded details align with the top of their row. */
    tr:has(details[open]) > * {
      vertical-align: top;
    }

    th,
    td {
      overflow-wrap: break-word;
    }

    thead th {
      position: sticky;
      top: ${space(16)};
      z-index: 1;
      font-size: ${font.size.tiny};
      font-weight: ${font.weight.strong};
      white-space: nowrap;
      color: ${color.muted};
      background: ${color.sunken};
    }

    [data-align='end'] {
      text-align: right;
    }

    [data-align='end'],
    [data-moment] {
      white-space: nowrap;
    }
  }
`;

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 32px;
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

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Sort key; absent for an unsortable column. */
  sort?: string;
  onSort?: (sort: string) => void;
}

export function DataTable<Row>({ caption, columns, rows, rowKey, sort, onSort }: DataTableProps<Row>) {
  return (
    <Root>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, label, align, isMoment, isMenu, cell }, index) =>
              index === 0 ? (
                <th key={id} scope="row" data-moment={isMoment}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} data-label={label} data-align={align} data-moment={isMoment} data-menu={isMenu}>
                  <span>{cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

function Heading<Row>({ column: { label, align, sorts }, sort, onSort }: HeadingProps<Row>) {
  if (!sorts?.[0]) {
    return (
      <th scope="col" data-align={align}>
        {label}
      </th>
    );
  }
  const present = sorts.findIndex((choice) => choice.sort === sort);
  const direction = sorts[present]?.direction;
  const next = sorts[(present + 1) % sorts.length] ?? sorts[0];
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <th scope="col" data-align={align} aria-sort={direction ?? 'none'}>
      <SortButton type="button" onClick={() => onSort?.(next.sort)}>
        {label}
        <Icon aria-hidden="true" />
      </SortButton>
    </th>
  );
}
