import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { keyframes, styled } from 'styled-components';

import { stayOf, type Toast } from '../toast.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { labels } from './labels.ts';
import { color, font, radius, shadow, space } from './tokens.ts';
import { useCountdown } from './use-countdown.ts';

const TONES = {
  success: { icon: CircleCheck, ink: color.good, tint: color.goodTint },
  error: { icon: CircleAlert, ink: color.danger, tint: color.dangerTint },
  info: { icon: Info, ink: color.info, tint: color.infoTint },
} as const;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const Slip = styled.div<{ $tone: Toast['tone'] }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  line-height: 1.35;
  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.lifted};
  pointer-events: auto;
  animation: ${arrive} 200ms ease-out;

  > svg {
    width: 36px;
    height: 36px;
    padding: 7px;
    border-radius: ${radius.full};
    color: ${({ $tone }) => TONES[$tone].ink};
    background: ${({ $tone }) => TONES[$tone].tint};
  }
`;

/* A long button goes below the text: beside it the text would break inside its words. */
const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  > span {
    flex: 1 1 140px;
  }
`;

export interface ToastSlipProps {
  toast: Toast;
  isPaused: boolean;
  onDismiss: () => void;
}

export function ToastSlip({ toast, isPaused, onDismiss }: ToastSlipProps) {
  const { tone, text, action } = toast;
  const { icon: Icon } = TONES[tone];
  useCountdown(stayOf(toast), isPaused, onDismiss);

  return (
    <Slip $tone={tone}>
      <Icon aria-hidden="true" />
      <Said>
        <span>{text}</span>
        {action && (
          <Button
            type="button"
            variant="secondary"
            onClick={() => {
              onDismiss();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </Said>
      <IconButton label={labels.dismiss} onClick={onDismiss}>
        <X />
      </IconButton>
    </Slip>
  );
}
