/** Query of a step; empty for the first one. */
export function stepPart(search: string): string {
  const step = new URLSearchParams(search).get('step');
  return step ? `?step=${step}` : '';
}
