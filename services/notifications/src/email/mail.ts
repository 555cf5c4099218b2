/** A file inside the mail, shown by `src="cid:…"`. */
interface InlineAttachment {
  filename: string;
  path: string;
  cid: string;
  contentType: string;
  contentDisposition: 'inline';
}

/** A rendered mail. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: InlineAttachment[];
  headers?: Record<string, string>;
  replyTo?: string;
}

export interface LetterButton {
  text: string;
  link: string;
}

export interface OptOut {
  /** Page of the mail preferences. */
  page: string;
  /** One-click unsubscribe endpoint for mail clients (POST). */
  oneClick?: string;
}

/** Content of a mail; the layout renders HTML and text. */
export interface Letter {
  to: string;
  subject: string;
  /** First name for the greeting; absent when unknown. */
  name?: string;
  /** Replaces the greeting by name. */
  greeting?: string;
  paragraphs: readonly string[];
  /** A person's verbatim text under a title. */
  quote?: { title: string; text: string };
  /** Paragraphs after the quote. */
  closing?: readonly string[];
  button?: LetterButton;
  /** Secondary action. */
  otherButton?: LetterButton;
  /** Sets Reply-To to the support team. */
  isAnswerable?: boolean;
  /** Why the recipient gets this mail. */
  reason: string;
  /** How to opt out; absent: the mail cannot be switched off. */
  optOut?: OptOut;
}
