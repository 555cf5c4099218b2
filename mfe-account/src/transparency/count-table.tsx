import { formatNumber } from '@pokriv/web-kit/format';
import { Heading, Stack } from '@pokriv/web-kit/ui';
import { Table } from '@pokriv/web-kit/ui/data';

import { texts } from './messages.ts';

interface CountTableProps {
  caption: string;
  /** Header of the first column. */
  heading: string;
  rows: readonly (readonly [name: string, count: number])[];
}

/** Empty without rows. */
export function CountTable({ caption, heading, rows }: CountTableProps) {
  if (rows.length === 0) return null;
  return (
    <Stack $gap={2}>
      <Heading as="h3" $size="lead">
        {caption}
      </Heading>
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col" data-align="end">
              {texts.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-align="end">{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
