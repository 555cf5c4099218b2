import { Table } from '@pokriv/web-kit/ui/data';

import { isByDay, shownValue, type Figure } from './figure.ts';

/** Data table of a figure; days newest first. */
export function FigureTable({ figure }: { figure: Figure }) {
  const { title, columns } = figure;
  const [first, ...others] = columns;
  const rows = isByDay(figure) ? figure.rows.toReversed() : figure.rows;
  return (
    <Table caption={title}>
      <thead>
        <tr>
          <th scope="col">{first?.name}</th>
          {others.map(({ name }) => (
            <th key={name} scope="col" data-align="end">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = null, ...values]) => (
          <tr key={name}>
            <th scope="row">{shownValue(name, first?.kind ?? 'text')}</th>
            {others.map((column, index) => (
              <td key={column.name} data-align="end">
                {shownValue(values[index] ?? null, column.kind)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
