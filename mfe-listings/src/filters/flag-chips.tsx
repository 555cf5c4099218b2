import { Cluster } from '@pokriv/web-kit/ui';

import { addressTexts } from '../search-address/messages.ts';
import type { FlagName } from '../search-address/search-parameters.ts';
import { CountedChip } from './counted-chip.tsx';
import { countsOf } from './counts.ts';
import type { FiltersProps } from './filter-target.ts';

interface FlagChipsProps extends FiltersProps {
  names: readonly FlagName[];
}

/** Independent on/off filters. */
export function FlagChips({ names, target: { state, change }, facets }: FlagChipsProps) {
  return (
    <Cluster $gap={2}>
      {names.map((name) => (
        <CountedChip
          key={name}
          text={addressTexts.flagChips[name]}
          pressed={state[name]}
          onToggle={(isOn) => change({ [name]: isOn })}
          count={countsOf(facets, name)?.('true')}
        />
      ))}
    </Cluster>
  );
}
