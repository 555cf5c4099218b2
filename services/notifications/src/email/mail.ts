/** A file inside the mail, shown by `src="cid:…"`. */
interface InlineAttachment {
  filename: string;
  path: string;
  cid: string;
  contentType: string;
  contentDisposition: 'inline';
}

/** An invitation or its cancellation (RFC 5546), sent as an alternative of the text and as a file. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  filename: string;
  content: string;
}

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: InlineAttachment[];
  headers?: Record<string, string>;
  replyTo?: string;
  icalEvent?: CalendarPart;
}

export interface LetterButton {
  text: string;
  link: string;
}

/** A listing in a mail. */
export interface LetterCard {
  /** Why it is told. */
  badge: string;
  title: string;
  link: string;
  picture?: { address: string; alt: string; width: number; height: number };
  price: string;
  /** Struck through. */
  previous?: string;
  facts: string;
  others?: { title: string; links: readonly LetterButton[] };
}

export interface OptOut {
  /** Of the choices of mails; absent for people without an account. */
  page?: string;
  /** One-click unsubscribe endpoint for mail clients (POST). */
  oneClick?: string;
}

export interface Letter {
  to: string;
  subject: string;
  name?: string;
  greeting?: string;
  paragraphs: readonly string[];
  quote?: { title: string; text: string };
  cards?: readonly LetterCard[];
  closing?: readonly string[];
  button?: LetterButton;
  otherButton?: LetterButton;
  /** Sets Reply-To to the support team. */
  isAnswerable?: boolean;
  calendar?: CalendarPart;
  reason: string;
  /** Below the reason. */
  links?: readonly LetterButton[];
  /** How to opt out; absent: the mail cannot be switched off. */
  optOut?: OptOut;
}
