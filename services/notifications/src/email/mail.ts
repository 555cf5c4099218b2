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

export interface OptOut {
  page: string;
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
  closing?: readonly string[];
  button?: LetterButton;
  otherButton?: LetterButton;
  /** Sets Reply-To to the support team. */
  isAnswerable?: boolean;
  calendar?: CalendarPart;
  reason: string;
  /** How to opt out; absent: the mail cannot be switched off. */
  optOut?: OptOut;
}
