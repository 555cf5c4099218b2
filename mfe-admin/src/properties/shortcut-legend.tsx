import { breakpoint, color, font, radius, space } from '@pokriv/web-kit/ui';
import { Chip } from '@pokriv/web-kit/ui/forms';
import { Keyboard } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';

const Row = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  font-size: ${font.size.tiny};
  color: ${color.muted};

  ${breakpoint.desktop} {
    display: flex;
  }

  kbd {
    display: inline-grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
    margin-right: ${space(1)};
    border: 1px solid ${color.control};
    border-bottom-width: 2px;
    border-radius: 6px;
    font-family: inherit;
    font-weight: ${font.weight.strong};
    color: ${color.text};
    background: ${color.surface};
  }
`;

const Keys = styled.span<{ $isOn: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(2.5)};
  text-decoration: ${({ $isOn }) => ($isOn ? 'none' : 'line-through')};
  border-radius: ${radius.control};
`;

const keys = [
  ['A', texts.keys.approve],
  ['R', texts.keys.reject],
  ['C', texts.keys.recall],
  ['J', texts.keys.next],
  ['K', texts.keys.previous],
  ['X', texts.keys.tick],
  ['Z', texts.keys.undo],
] as const;

interface ShortcutLegendProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Legend of the shortcuts, shown only on devices that likely have a keyboard. */
export function ShortcutLegend({ isOn, onToggle }: ShortcutLegendProps) {
  return (
    <Row aria-label={texts.keys.title} role="group">
      <Chip pressed={isOn} onToggle={onToggle}>
        <Keyboard />
        {isOn ? texts.keys.on : texts.keys.off}
      </Chip>
      <Keys $isOn={isOn}>
        {keys.map(([key, what]) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {what}
          </span>
        ))}
      </Keys>
    </Row>
  );
}
