import {
  asBottomBar,
  breakpoint,
  Button,
  color,
  layer,
  radius,
  shadow,
  space,
  Text,
  type ButtonVariant,
} from '@pokriv/web-kit/ui';
import { Check, PenLine, RotateCcw, Trash2, X, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import type { DecisionAction } from '../deciding/decision.ts';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.raised};
  display: flex;
  gap: ${space(2)};
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};

  > button {
    flex: 1;
    padding-inline: ${space(2)};
  }

  /* Icons do not fit on a phone. */
  > button > svg {
    display: none;
  }

  ${breakpoint.desktop} {
    bottom: ${space(4)};
    margin-inline: 0;
    padding: ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    box-shadow: ${shadow.soft};

    > button > svg {
      display: block;
    }

    > button {
      flex: none;
      padding-inline: ${space(5)};
    }
  }
`;

const looks: Readonly<Record<DecisionAction, { icon: LucideIcon; variant: ButtonVariant }>> = {
  approve: { icon: Check, variant: 'primary' },
  reject: { icon: X, variant: 'secondary' },
  request_changes: { icon: PenLine, variant: 'secondary' },
  remove: { icon: Trash2, variant: 'quiet' },
  reinstate: { icon: RotateCcw, variant: 'primary' },
};

interface DecisionBarProps {
  actions: readonly DecisionAction[];
  /** False for a moment after opening, so that a double press does not decide on two listings. */
  isReady: boolean;
  onChoose: (action: DecisionAction) => void;
}

export function DecisionBar({ actions, isReady, onChoose }: DecisionBarProps) {
  return (
    <Bar ref={asBottomBar}>
      {actions.length === 0 && (
        <Text $tone="muted" $size="small">
          {texts.decisionsNone}
        </Text>
      )}
      {actions.map((action) => {
        const { icon: Icon, variant } = looks[action];
        return (
          <Button
            key={action}
            type="button"
            variant={variant}
            disabled={!isReady}
            onClick={() => onChoose(action)}
          >
            <Icon />
            {texts.actions[action]}
          </Button>
        );
      })}
    </Bar>
  );
}
