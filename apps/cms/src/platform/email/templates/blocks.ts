import type { Locale } from '@liget/content-api';

export interface EmailLink {
  label: string;
  /** http, https or mailto. */
  url: string;
}

/** What a letter is made of; both of its bodies are. All texts are plain. */
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
  /** What the list of mails shows after the subject. */
  preheader: string;
  heading: string;
  blocks: readonly Block[];
  /** The last line above the footer; null where an editor wrote the text and ended it. */
  farewell: string | null;
  /** Why its reader gets it, in the footer. */
  reason: string;
  /** In the footer, for example to unsubscribe. */
  links?: readonly EmailLink[];
}

/** Who writes, as the footer tells. */
export interface EmailHeader {
  locale: Locale;
  /** The site's home in this language. */
  home: string;
  company: string;
  address: string;
  phone: string;
  email: string;
}
