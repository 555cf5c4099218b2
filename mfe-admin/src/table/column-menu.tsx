import { space, Text } from '@pokriv/web-kit/ui';
import { Checkbox } from '@pokriv/web-kit/ui/forms';
import { Menu } from '@pokriv/web-kit/ui/navigation';
import { Columns3 } from 'lucide-react';
import { styled } from 'styled-components';

import type { Column } from './column.ts';
import { texts } from './messages.ts';
import type { ChosenColumns } from './use-chosen-columns.ts';

const Group = styled.div`
  padding-inline: ${space(2)};
`;

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[];
  chosen: ChosenColumns<Row>;
}

export function ColumnMenu<Row>({ columns, chosen }: ColumnMenuProps<Row>) {
  return (
    <Menu
      isFramed
      trigger={
        <>
          <Columns3 />
          {texts.columns}
        </>
      }
    >
      <Group role="group" aria-label={texts.columnsHint}>
        <Text $size="tiny" $tone="muted">
          {texts.columnsHint}
        </Text>
        {columns.slice(1).map(({ id, label }) => (
          <Checkbox key={id} label={label} checked={chosen.isShown(id)} onChange={() => chosen.toggle(id)} />
        ))}
      </Group>
    </Menu>
  );
}
