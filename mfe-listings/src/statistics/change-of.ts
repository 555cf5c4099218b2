export interface Change {
  /** Whole percent against the previous period; undefined when that was 0. */
  percent: number | undefined;
  direction: 'up' | 'down' | 'same';
}

export function changeOf(now: number, before: number): Change {
  const direction = now > before ? 'up' : now < before ? 'down' : 'same';
  return { percent: before === 0 ? undefined : Math.round(((now - before) / before) * 100), direction };
}
