import { actorChanged, listingsChanged, listingsIndexed } from '@pokriv/contracts/channels';
import { log } from '@pokriv/service-kit/log';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';

export interface ChangeListeners {
  onActor: (uid: string) => void;
  onListings: (city?: string) => void;
  /** Invalidates everything after a reconnect: messages were missed. */
  onReconnect: () => void;
}

/** Invalidates process caches on Redis messages. Without the subscription their TTL bounds staleness. */
export function listenForChanges(redisUrl: string, listeners: ChangeListeners): { close: () => void } {
  const redis = connectRedis(redisUrl, workerRedisOptions);
  redis.on('ready', listeners.onReconnect);
  redis.on('message', (channel, message) => {
    if (channel === listingsChanged.name || channel === listingsIndexed.name) {
      listeners.onListings(listingsChanged.read(message)?.city);
      return;
    }
    const change = actorChanged.read(message);
    if (change) listeners.onActor(change.userId);
  });
  redis
    .subscribe(actorChanged.name, listingsChanged.name, listingsIndexed.name)
    .catch((error: unknown) =>
      log.warn({ err: error }, 'cache invalidation: subscription failed, only TTLs apply'),
    );
  return { close: () => redis.disconnect() };
}
