/** Attachment referenced by `src="cid:…"`. */
interface InlineAttachment {
  filename: string;
  path: string;
  cid: string;
  contentType: string;
  contentDisposition: 'inline';
}

/** Invitation or cancellation (RFC 5546), sent as a text alternative and as an attachment. */
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

export interface LetterCard {
  /** Reason for the listing. */
  badge: string;
  title: string;
  link: string;
  picture?: { address: string; alt: string; width: number; height: number };
  price: string;
  /** Struck-through text. */
  previous?: string;
  facts: string;
  others?: { title: string; links: readonly LetterButton[] };
}

export interface OptOut {
  /** Page of the mail choices; absent for people without an account. */
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
  /** Shown below the reason. */
  links?: readonly LetterButton[];
  /** Absent: the mail cannot be switched off. */
  optOut?: OptOut;
}
