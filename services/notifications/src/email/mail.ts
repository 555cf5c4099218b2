/** A mail as a template gives it: where to, and the same content as HTML and as text. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

export interface LetterButton {
  text: string;
  link: string;
}

/** What a template says; the layout makes HTML and text of it. */
export interface Letter {
  to: string;
  subject: string;
  /** First name for the greeting; absent when nobody is known by name. */
  name?: string;
  paragraphs: readonly string[];
  /** Words of a person that are quoted as they are. */
  quote?: string;
  button?: LetterButton;
  /** The other thing that the reader may want to do. */
  otherButton?: LetterButton;
  /** Why this mail came. */
  reason: string;
}
