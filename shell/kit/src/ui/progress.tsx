import { useId } from 'react';
import { styled } from 'styled-components';

import { color, font, motion, radius, space } from './tokens.ts';

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(1.5)};
  font-size: ${font.size.small};

  span {
    font-variant-numeric: tabular-nums;
    color: ${color.muted};
  }
`;

type ProgressTone = 'accent' | 'good' | 'wait' | 'danger';

const Bar = styled.progress<{ $tone: ProgressTone }>`
  display: block;
  width: 100%;
  height: 8px;
  border: 0;
  border-radius: ${radius.full};
  overflow: hidden;
  background: ${color.sunken};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${color.sunken};
  }

  &::-webkit-progress-value {
    border-radius: ${radius.full};
    background: ${({ $tone }) => color[$tone]};
    transition: inline-size ${motion.calm};
  }

  &::-moz-progress-bar {
    border-radius: ${radius.full};
    background: ${({ $tone }) => color[$tone]};
  }
`;

export interface ProgressProps {
  label: string;
  value?: number;
  max?: number;
  text?: string;
  tone?: ProgressTone;
}

export function Progress({ label, value, max = 100, text, tone = 'accent' }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <Top>
        <label htmlFor={id}>{label}</label>
        {text && <span>{text}</span>}
      </Top>
      <Bar id={id} $tone={tone} value={value} max={max} aria-valuetext={text} />
    </div>
  );
}
