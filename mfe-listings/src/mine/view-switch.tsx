import { color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { LayoutList, Rows4 } from 'lucide-react';
import { styled } from 'styled-components';

import { mineTexts as texts } from './messages.ts';
import type { MineView } from './use-mine-address.ts';

const Group = styled.div`
  display: inline-flex;
  padding: ${space(0.5)};
  border-radius: ${radius.control};
  background: ${color.sunken};

  button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    min-height: ${size.target};
    padding: 0 ${space(3)};
    border: 0;
    border-radius: 6px;
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
    color: ${color.muted};
    background: none;
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    color: ${color.text};
    background: ${color.lifted};
  }

  svg {
    width: 18px;
    height: 18px;
  }
`;

const icons = { cards: LayoutList, table: Rows4 } as const;

interface ViewSwitchProps {
  view: MineView;
  onChoose: (view: MineView) => void;
}

export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  return (
    <Group role="group" aria-label={texts.viewLabel}>
      {(['cards', 'table'] as const).map((name) => {
        const Icon = icons[name];
        return (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => onChoose(name)}>
            <Icon aria-hidden="true" />
            {texts.viewNames[name]}
          </button>
        );
      })}
    </Group>
  );
}
