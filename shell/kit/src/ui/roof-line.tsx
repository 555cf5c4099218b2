import type { ComponentPropsWithRef } from 'react';

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
