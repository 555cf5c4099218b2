import type { ClientSession, Connection } from 'mongoose';

/**
 * Runs a change in one transaction, retried by the driver on conflicts. Not `connection.transaction`: before a retry
 * Mongoose sets the version key, absent from the strict schemas.
 */
export const inTransaction = <Result>(
  connection: Connection,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> => connection.withSession((session) => session.withTransaction(work));
