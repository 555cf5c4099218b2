import { log } from '@pokriv/service-kit/log';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';

/** Services tell all copies of the BFF what they changed; the message of the first is the person's id. */
export const ACTOR_CHANGED = 'actor-changed';
/** `{ city, id }`: what a search of this city finds may have changed. */
export const LISTINGS_CHANGED = 'listings-changed';

export interface ChangeListeners {
  onActor: (uid: string) => void;
  onListings: (city?: string) => void;
  /** The subscription begins again: whatever was missed may have changed. */
  onReconnect: () => void;
}

function cityOf(message: string): string | undefined {
  try {
    const { city } = JSON.parse(message) as { city?: unknown };
    return typeof city === 'string' ? city : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what this process remembers true. While the subscription is lost, its short lifetimes do. */
export function listenForChanges(redisUrl: string, listeners: ChangeListeners): { close: () => void } {
  const redis = connectRedis(redisUrl, workerRedisOptions);
  redis.on('ready', listeners.onReconnect);
  redis.on('message', (channel, message) => {
    if (channel === ACTOR_CHANGED) listeners.onActor(message);
    else listeners.onListings(cityOf(message));
  });
  redis
    .subscribe(ACTOR_CHANGED, LISTINGS_CHANGED)
    .catch((error: unknown) => log.warn({ err: error }, 'no subscription'));
  return { close: () => redis.disconnect() };
}
