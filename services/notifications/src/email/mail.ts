/** A mail as a template gives it: where to, and the same content as HTML and as text. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** Where an answer goes. */
  replyTo?: string;
}

export interface LetterButton {
  text: string;
  link: string;
}

export interface OptOut {
  /** Where one chooses what comes. */
  page: string;
  /** Switches this kind off when a mail programme posts to it. */
  oneClick?: string;
}

/** What a template says; the layout makes HTML and text of it. */
export interface Letter {
  to: string;
  subject: string;
  /** First name for the greeting; absent when nobody is known by name. */
  name?: string;
  /** In place of the greeting by name. */
  greeting?: string;
  paragraphs: readonly string[];
  /** Words of a person that are quoted as they are, after a line that says what they are. */
  quote?: { title: string; text: string };
  /** What follows the quote. */
  closing?: readonly string[];
  button?: LetterButton;
  /** The other thing that the reader may want to do. */
  otherButton?: LetterButton;
  /** An answer to it is read: it goes to the support team. */
  isAnswerable?: boolean;
  /** Why this mail came. */
  reason: string;
  /** How not to get such mails any more; absent: they always come. */
  optOut?: OptOut;
}
