/** An error that the user can correct: only its Bulgarian message is printed. */
export class Failure extends Error {
  override name = 'Failure';
}
