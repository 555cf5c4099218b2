import type { ComponentType, SVGProps } from 'react';

/** `[name, attributes]` of each child element. */
type IconNode = readonly (readonly [string, Readonly<Record<string, string>>])[];

declare const createLucideIcon: (
  node: IconNode,
) => ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;
export default createLucideIcon;
