import type { ComponentPropsWithRef } from 'react';

/** The line of the mark: two slopes, the ridge off the middle. Drawn in the colour of the text. */
export function RoofLine(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox="0 0 96 26" fill="none" aria-hidden="true" {...props}>
      <path
        d="M3 23 L36 4 L93 23"
        pathLength={100}
        stroke="currentcolor"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
