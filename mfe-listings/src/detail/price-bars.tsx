import { color, Figures, font, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

export interface PriceBar {
  label: string;
  note?: string;
  text: string;
  /** Relative length of the bar. */
  value: number;
  isOwn?: boolean;
}

const List = styled.dl`
  display: grid;
  gap: ${space(3)};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(4)};
    align-items: baseline;
  }

  small {
    margin-left: ${space(2)};
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }

  dd {
    font-weight: ${font.weight.strong};
  }
`;

const Bar = styled.dd<{ $isOwn: boolean }>`
  grid-column: 1 / -1;
  height: 8px;
  border-radius: ${radius.full};
  background: ${({ $isOwn }) => ($isOwn ? color.accent : color.control)};
`;

/** Horizontal bar chart; decorative, because the text carries all values. */
export function PriceBars({ bars }: { bars: readonly PriceBar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <List>
      {bars.map(({ label, note, text, value, isOwn = false }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <Figures as="dd">{text}</Figures>
          <Bar $isOwn={isOwn} style={{ width: `${(value / longest) * 100}%` }} aria-hidden />
        </div>
      ))}
    </List>
  );
}
