/** Query that names a step of the form; empty for the first one. */
export function stepPart(search: string): string {
  const step = new URLSearchParams(search).get('step');
  return step ? `?step=${step}` : '';
}
