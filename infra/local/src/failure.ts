/** Something the person at the keyboard can put right: its Bulgarian message is all that is printed. */
export class Failure extends Error {
  override name = 'Failure';
}
