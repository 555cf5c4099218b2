import { Card, color, Figures, font, Heading, size, space, Stack, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Figure = styled.figure`
  margin: 0;
  min-width: 0;
`;

const Whole = styled(Stack)`
  grid-template-rows: auto 1fr auto;
  height: 100%;
`;

const Drawing = styled.div`
  min-width: 0;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
`;

const Details = styled.details`
  summary {
    width: fit-content;
    min-height: ${size.target};
    padding-block: ${space(2.5)};
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
    color: ${color.accentText};
    cursor: pointer;
  }
`;

const Value = styled.p`
  display: grid;
  gap: ${space(1)};
  color: ${color.muted};

  > :first-child {
    font-size: ${font.size.display};
    font-weight: ${font.weight.heavy};
    line-height: ${font.line.heading};
    color: ${color.text};
  }
`;

/** Replaces a chart with a single bar or equal bars. */
export function SingleValue({ value, label }: { value: string; label: string }) {
  return (
    <Value>
      <Figures>{value}</Figures>
      <span>{label}</span>
    </Value>
  );
}

export interface ChartCardProps {
  title: string;
  text: string;
  drawing: ReactNode;
  nothing: string;
  tableLabel: string;
  children: ReactNode;
}

export function ChartCard({ title, text, drawing, nothing, tableLabel, children }: ChartCardProps) {
  return (
    <Card as={Figure}>
      <Whole $gap={3}>
        <Stack as="figcaption" $gap={0}>
          <Heading as="h3" $size="lead">
            {title}
          </Heading>
          <Text $size="small" $tone="muted">
            {text}
          </Text>
        </Stack>
        {drawing ? <Drawing>{drawing}</Drawing> : <Text $tone="muted">{nothing}</Text>}
        <Details>
          <summary>{tableLabel}</summary>
          {children}
        </Details>
      </Whole>
    </Card>
  );
}
