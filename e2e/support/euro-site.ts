import { reservePort } from '@pokriv/local-stack/net/free-port';
import { serviceUnits } from '@pokriv/local-stack/stack/service-units';
import { oneOfEach, type ChooseTopology } from '@pokriv/local-stack/stack/topology';

/**
 * Processes that run twice. Notifications reads `PRIMARY_CURRENCY` too, but one instance writes the mails of both
 * sites.
 */
const RUN_TWICE = ['property', 'bff'];

/**
 * The local stack with a second BFF and a second property service, whose site has the euro first and streets on its
 * maps, on the same databases and the same other services.
 * @param port of the second BFF
 * @param streets path of a PMTiles archive
 */
export const withEuroSite =
  (port: number, streets: string): ChooseTopology =>
  async (places, ports) => {
    const one = await oneOfEach(places, ports);
    const property = await reservePort(0);
    const ofEuro = {
      PRIMARY_CURRENCY: 'EUR',
      MAP_PMTILES: streets,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      PROPERTY_URL: `http://127.0.0.1:${property}`,
    };
    return {
      ...one,
      ports: [...one.ports, property],
      units: (env, progress) => [
        ...one.units(env, progress),
        ...serviceUnits({ ...ports, property, bff: port }, { ...env, ...ofEuro })
          .filter(({ name }) => RUN_TWICE.includes(name))
          .map((unit) => ({ ...unit, name: `${unit.name}-euro` })),
      ],
    };
  };
