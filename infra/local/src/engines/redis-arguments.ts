/** Arguments of Redis: it stores queues, so it may refuse writes but never evict keys. */
export function redisArguments(port: number, dataDir: string): string[] {
  return [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', dataDir, '--save', ''],
    ...['--appendonly', 'yes', '--appendfsync', 'everysec', '--maxmemory-policy', 'noeviction'],
  ];
}

export const redisUrlOf = (port: number): string => `redis://127.0.0.1:${port}`;
