import { Cluster } from '@pokriv/web-kit/ui';

import { CountedChip } from './counted-chip.tsx';
import type { CountOf } from './counts.ts';

interface OptionChipsProps<Key extends string> {
  /** Key → label, in display order. */
  options: Readonly<Record<Key, string>>;
  chosen: readonly Key[];
  onChange: (chosen: Key[]) => void;
  counts: CountOf | undefined;
  isSingle?: boolean;
}

export function OptionChips<Key extends string>({
  options,
  chosen,
  onChange,
  counts,
  isSingle = false,
}: OptionChipsProps<Key>) {
  const keys = Object.keys(options) as Key[];
  const toggle = (key: Key, isChosen: boolean) =>
    onChange(keys.filter((one) => (one === key ? isChosen : !isSingle && chosen.includes(one))));
  return (
    <Cluster $gap={2}>
      {keys.map((key) => (
        <CountedChip
          key={key}
          text={options[key]}
          pressed={chosen.includes(key)}
          onToggle={(isChosen) => toggle(key, isChosen)}
          count={counts?.(key)}
        />
      ))}
    </Cluster>
  );
}
