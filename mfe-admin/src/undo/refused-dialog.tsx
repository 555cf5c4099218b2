import { Button, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import type { Refused } from '../deciding/undoable.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding-left: ${space(5)};
  list-style: disc;
`;

interface RefusedDialogProps {
  refused: readonly Refused[];
  counted: (count: number) => string;
  onClose: () => void;
}

export function RefusedDialog({ refused, counted, onClose }: RefusedDialogProps) {
  return (
    <Dialog
      open={refused.length > 0}
      title={texts.refusedTitle(counted(refused.length))}
      onClose={onClose}
      footer={
        <Button type="button" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack $gap={3}>
        <Text $tone="muted">{texts.refusedHint}</Text>
        <List>
          {refused.map(({ id, title, message, written }) => (
            <li key={id}>
              <strong>{title}</strong>: {message}
              {written && (
                <Text $size="small" $tone="muted">
                  {texts.written(written)}
                </Text>
              )}
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}
