/** A file inside the mail, shown by `src="cid:…"`. */
interface InlineAttachment {
  filename: string;
  path: string;
  cid: string;
  contentType: string;
  contentDisposition: 'inline';
}

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
  reason: string;
  /** How to opt out; absent: the mail cannot be switched off. */
  optOut?: OptOut;
}
