import type { GeoPoint } from '@pokriv/contracts/listing/property-location';
import { Text } from '@pokriv/web-kit/ui';

import type { MyPlace } from './places-store.ts';
import { wayText } from './way-text.ts';

/** „Работа: 3,2 км по права линия, около 60 мин пеша“. */
export function WayLines({ places, point }: { places: readonly MyPlace[]; point: GeoPoint }) {
  return places.map(({ name, lat, lon }) => (
    <Text key={`${name} ${lat} ${lon}`} $size="small" $tone="muted">
      {name}: {wayText(point, { lat, lon })}
    </Text>
  ));
}
