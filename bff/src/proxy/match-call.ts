import { calls, type Call, type CallName } from '@pokriv/contracts/calls';

export interface RoutedCall extends Call {
  name: CallName;
}

interface Route {
  call: RoutedCall;
  segments: readonly string[];
}

const isParameter = (segment: string) => segment.startsWith(':');
const parameterCount = ({ segments }: Route) => segments.filter(isParameter).length;

const literal = new Map<string, RoutedCall>();
const withParameters = new Map<string, Route[]>();

const shelf = (method: string, length: number) => `${method} ${length}`;

for (const [name, declared] of Object.entries(calls)) {
  const call: RoutedCall = { ...declared, name: name as CallName };
  const method = call.method.toUpperCase();
  const route: Route = { call, segments: call.path.split('/') };
  if (parameterCount(route) === 0) {
    literal.set(`${method} ${call.path}`, call);
  } else {
    const key = shelf(method, route.segments.length);
    const routes = [...(withParameters.get(key) ?? []), route];
    withParameters.set(
      key,
      routes.sort((one, other) => parameterCount(one) - parameterCount(other)),
    );
  }
}

/**
 * The declared call that a request means; names win over parameters (`/properties/favorites` is no id).
 * @param path without `/api`, as sent
 */
export function matchCall(method: string, path: string): RoutedCall | undefined {
  const exact = literal.get(`${method} ${path}`);
  if (exact) return exact;
  /** A fragment never travels in a request; a parser further in might cut it off. */
  if (path.includes('#')) return undefined;
  const given = path.split('/');
  const routes = withParameters.get(shelf(method, given.length));
  return routes?.find(({ segments }) =>
    segments.every((segment, index) =>
      isParameter(segment) ? given[index] !== '' : segment === given[index],
    ),
  )?.call;
}
