import mongoose, { type Connection } from 'mongoose';

/** A connection for long batches: nobody waits for one statement, so none is cut off as in a service. */
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
