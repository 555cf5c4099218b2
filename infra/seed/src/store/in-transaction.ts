import type { ClientSession, Connection } from 'mongoose';

/**
 * Runs a change in one transaction, which the driver repeats while others write the same. Not
 * `connection.transaction`: before a repetition Mongoose sets the version key that our strict schemas do not have.
 */
export const inTransaction = <Result>(
  connection: Connection,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> => connection.withSession((session) => session.withTransaction(work));
