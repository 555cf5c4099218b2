import { breakpoint, space, Text } from '@pokriv/web-kit/ui';
import { Checkbox } from '@pokriv/web-kit/ui/forms';
import { Menu } from '@pokriv/web-kit/ui/navigation';
import { Columns3 } from 'lucide-react';
import { styled } from 'styled-components';

import { columnIds, columnOf } from './columns.ts';
import { tableTexts as texts } from './messages.ts';
import type { ShownColumns } from './use-shown-columns.ts';

/** A phone has room for the listing and its rent alone. */
const Wide = styled.div`
  display: none;

  ${breakpoint.tablet} {
    display: contents;
  }
`;

const Group = styled.div`
  padding-inline: ${space(2)};
`;

export function ColumnMenu({ columns }: { columns: ShownColumns }) {
  return (
    <Wide>
      <Menu
        isFramed
        align="start"
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
          {columnIds.map((id) => (
            <Checkbox
              key={id}
              label={columnOf(id).label}
              checked={columns.shown.includes(id)}
              onChange={() => columns.toggle(id)}
            />
          ))}
        </Group>
      </Menu>
    </Wide>
  );
}
