import { color, font, space } from '@pokriv/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

/** Floated: browsers otherwise place a legend on the border. */
const Legend = styled.legend`
  float: left;
  width: 100%;
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
`;

const Hint = styled.p`
  font-size: ${font.size.tiny};
  color: ${color.muted};
`;

interface FilterGroupProps {
  legend: string;
  hint?: string;
  children: ReactNode;
}

export function FilterGroup({ legend, hint, children }: FilterGroupProps) {
  const hintId = useId();
  return (
    <Group aria-describedby={hint && hintId}>
      <Legend>{legend}</Legend>
      {children}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Group>
  );
}
