import type { Delivery } from '../books/books.ts';
import { newId, type Unit } from '../books/unit.ts';

export function redeliver(unit: Unit, event: string, copies = 1): Delivery[] {
  unit.need('events', event);
  const deliveries = unit.all('webhook_endpoints').flatMap((endpoint) =>
    Array.from({ length: copies }, (): Delivery => ({
      ...{ id: newId('dlv'), event, endpoint: endpoint.id, state: 'waiting' },
      ...{ attempts: 0, dueAt: Date.now() },
    })),
  );
  for (const delivery of deliveries) unit.put('deliveries', delivery);
  return deliveries;
}
