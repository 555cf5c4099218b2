import { formatNumber } from '@pokriv/web-kit/format';
import { color, font, radius, shadow, space } from '@pokriv/web-kit/ui';
import { Fragment, useId } from 'react';
import { styled } from 'styled-components';

import { chartScale } from './chart-scale.ts';
import { stackBars } from './stack-bars.ts';
import { useActiveColumn } from './use-active-column.ts';

const HEIGHT = 200;
const AXIS = 44;
const LABEL_ROW = 28;
const LABELS_MOST = 6;
const BAR_SHARE = 0.7;
const BAR_MOST = 28;
const WHOLE = 100;

const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${space(2)};
  font-size: ${font.size.tiny};
`;

/* Coordinates in percent fit any width without measuring. */
const Drawing = styled.svg`
  display: block;
  width: calc(100% - ${AXIS}px - ${space(4)});
  height: ${HEIGHT}px;
  margin: ${space(2)} ${space(4)} ${LABEL_ROW}px ${AXIS}px;
  overflow: visible;

  line {
    stroke: ${color.line};
  }

  text {
    fill: ${color.muted};
  }
`;

const Column = styled.rect`
  transform: translateX(-50%);
  transform-box: fill-box;
`;

const Band = styled.rect`
  fill: transparent;

  &[data-active] {
    fill: ${color.sunken};
  }
`;

const ReferenceLine = styled.line`
  && {
    stroke: ${color.text};
    stroke-width: 2;
    stroke-dasharray: 6 4;
  }
`;

/* Shifted by its own share of the width, to stay inside the chart at both ends. */
const Tooltip = styled.output`
  position: absolute;
  top: 0;
  left: ${AXIS}px;
  right: ${space(4)};
  pointer-events: none;

  > div {
    position: relative;
    width: max-content;
    max-width: 100%;
    padding: ${space(2)} ${space(3)};
    background: ${color.lifted};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    box-shadow: ${shadow.soft};
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  span {
    display: inline-block;
    width: 0.8em;
    height: 0.8em;
    margin-inline-end: ${space(1.5)};
    border-radius: 2px;
  }
`;

export interface ChartSeries {
  name: string;
  fill: string;
  /** One value per column. */
  values: readonly number[];
}

export interface ColumnChartProps {
  title: string;
  /** Description of the keyboard controls. */
  help: string;
  /** `tick` is the label below the column, `name` the one in its tooltip. */
  columns: readonly { tick: string; name: string }[];
  /** Stacked bottom to top; several series get a legend. */
  series: readonly ChartSeries[];
  formatValue?: (value: number) => string;
  /** Value of a dashed line across the chart. */
  baseline?: number;
}

/** Columns by day or week; pointer and arrow keys show the values. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, help, columns, series, formatValue = formatNumber, baseline } = props;
  const helpId = useId();
  const { active, activate, listeners } = useActiveColumn(columns.length);
  const stacks = columns.map((_, index) => stackBars(series.map(({ values }) => values[index] ?? 0)));
  const { ticks, fromTop } = chartScale([...stacks.flat().map(({ to }) => to), baseline ?? 0]);
  const band = WHOLE / columns.length;
  const centre = (index: number) => (index + 1 / 2) * band;
  const tickEvery = Math.ceil(columns.length / LABELS_MOST);

  return (
    <Root>
      <Drawing role="application" aria-label={title} aria-describedby={helpId} tabIndex={0} {...listeners}>
        <desc id={helpId}>{help}</desc>
        <g aria-hidden="true">
          {ticks.map((tick) => (
            <Fragment key={tick}>
              <line x1="0" x2="100%" y1={`${fromTop(tick)}%`} y2={`${fromTop(tick)}%`} />
              <text x="-8" y={`${fromTop(tick)}%`} dy="0.35em" textAnchor="end">
                {formatNumber(tick)}
              </text>
            </Fragment>
          ))}
          {columns.map(({ tick, name }, index) => (
            <g key={name}>
              <Band
                data-active={index === active || undefined}
                x={`${index * band}%`}
                width={`${band}%`}
                height="100%"
                onPointerEnter={() => activate(index)}
              />
              <g pointerEvents="none">
                {stacks[index]?.map((bar) => (
                  <Column
                    key={bar.series}
                    data-bar=""
                    x={`${centre(index)}%`}
                    y={`${fromTop(Math.max(bar.from, bar.to))}%`}
                    height={`${Math.abs(fromTop(bar.to) - fromTop(bar.from))}%`}
                    rx="2"
                    fill={series[bar.series]?.fill}
                    stroke={color.surface}
                    strokeWidth={series.length > 1 ? 1 : 0}
                    style={{ width: `min(${band * BAR_SHARE}%, ${BAR_MOST}px)` }}
                  />
                ))}
                {index % tickEvery === 0 && (
                  <text x={`${centre(index)}%`} y="100%" dy="1.6em" textAnchor="middle">
                    {tick}
                  </text>
                )}
              </g>
            </g>
          ))}
          {baseline !== undefined && (
            <ReferenceLine
              data-baseline=""
              x1="0"
              x2="100%"
              y1={`${fromTop(baseline)}%`}
              y2={`${fromTop(baseline)}%`}
            />
          )}
        </g>
      </Drawing>
      <Tooltip>
        {active !== undefined && (
          <div style={{ left: `${centre(active)}%`, transform: `translateX(-${centre(active)}%)` }}>
            <div>{columns[active]?.name}</div>
            {series.map(({ name, values }) => (
              <div key={name}>
                {name}: {formatValue(values[active] ?? 0)}
              </div>
            ))}
          </div>
        )}
      </Tooltip>
      {series.length > 1 && (
        <Legend aria-hidden="true">
          {series.map(({ name, fill }) => (
            <li key={name}>
              <span style={{ background: fill }} />
              {name}
            </li>
          ))}
        </Legend>
      )}
    </Root>
  );
}
