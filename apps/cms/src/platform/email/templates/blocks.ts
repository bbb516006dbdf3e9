import type { Locale } from '@liget/content-api';

export interface EmailLink {
  label: string;
  /** http, https or mailto. */
  url: string;
}

/** The parts of an email, from which the HTML and the plain body are made. All texts are plain. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | ({ kind: 'button' } & EmailLink)
  | { kind: 'list'; items: readonly string[] }
  /** A program or an article; the picture is an absolute address. */
  | { kind: 'teaser'; title: string; url: string; when?: string; text?: string; picture?: { src: string; alt: string } }
  | { kind: 'note'; text: string };

export interface EmailContent {
  /** The text that mailboxes show after the subject. */
  preheader: string;
  heading: string;
  blocks: readonly Block[];
  /** The last line above the footer; null where an editor wrote the text and ended it. */
  farewell: string | null;
  /** The reason why the recipient gets it, in the footer. */
  reason: string;
  /** In the footer, for example to unsubscribe. */
  links?: readonly EmailLink[];
}

/** The sender's details in the footer. */
export interface EmailHeader {
  locale: Locale;
  /** The site's home in this language. */
  home: string;
  company: string;
  address: string;
  phone: string;
  email: string;
}
