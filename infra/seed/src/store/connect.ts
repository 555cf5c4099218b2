import mongoose, { type Connection } from 'mongoose';

/** A connection for long batches, without the statement timeout of services. */
export function connect(url: string, dbName: string): Promise<Connection> {
  return mongoose
    .createConnection(url, {
      dbName,
      maxPoolSize: 6,
      autoIndex: false,
      autoCreate: false,
      serverSelectionTimeoutMS: 10_000,
    })
    .asPromise();
}
