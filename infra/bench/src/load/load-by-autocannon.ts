import autocannon from 'autocannon';

import type { Load, LoadResult } from './load.ts';

/** Each connection asks for its own share of the paths: all would else ask for the same thing at the same time. */
export async function loadByAutocannon({
  origin,
  paths,
  headers,
  connections,
  seconds,
}: Load): Promise<LoadResult> {
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const share = clients;
      clients += 1;
      const own = paths.filter((_, index) => index % connections === share % connections);
      client.setRequests((own.length > 0 ? own : paths).map((path) => ({ method: 'GET', path, headers })));
    },
  });
  const perSecond = result.requests.total / result.duration;
  return { perSecond, failed: result['4xx'] + result['5xx'] + result.errors + result.timeouts };
}
