import { Dot, Dots } from './swipe-parts.ts';

const DOTS_MAX = 5;

/** Long series scroll within a window of five dots. */
export function PictureDots({ index, count }: { index: number; count: number }) {
  const shown = Math.min(count, DOTS_MAX);
  const first = Math.min(Math.max(0, index - Math.floor(shown / 2)), count - shown);
  return (
    <Dots aria-hidden="true">
      {Array.from({ length: shown }, (_, place) => (
        <Dot key={place} $isCurrent={first + place === index} />
      ))}
    </Dots>
  );
}
