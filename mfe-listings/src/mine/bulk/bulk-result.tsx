import { Button, space } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { styled } from 'styled-components';

import { mineTexts as texts } from '../messages.ts';
import type { Unmoved } from './send-act.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding-left: ${space(5)};
  list-style: disc;
`;

interface BulkResultProps {
  unmoved: readonly Unmoved[];
  onClose: () => void;
}

export function BulkResult({ unmoved, onClose }: BulkResultProps) {
  return (
    <Dialog
      open={unmoved.length > 0}
      title={texts.bulkFailedTitle}
      onClose={onClose}
      footer={
        <Button type="button" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <List>
        {unmoved.map(({ id, title, message }) => (
          <li key={id}>
            <strong>{title}</strong>: {message}
          </li>
        ))}
      </List>
    </Dialog>
  );
}
