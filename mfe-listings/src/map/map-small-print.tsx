import { baseSource } from './layers/base.ts';
import { Small } from './map-parts.ts';

export function MapSmallPrint({ note }: { note: string }) {
  return (
    <Small>
      <span>{note}</span>
      <span>{baseSource()}</span>
    </Small>
  );
}
