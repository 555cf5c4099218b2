export interface Change {
  /** Whole percent against the period before; undefined when that had nothing. */
  percent: number | undefined;
  direction: 'up' | 'down' | 'same';
}

/** How a count stands against the one before it. */
export function changeOf(now: number, before: number): Change {
  const direction = now > before ? 'up' : now < before ? 'down' : 'same';
  return { percent: before === 0 ? undefined : Math.round(((now - before) / before) * 100), direction };
}
