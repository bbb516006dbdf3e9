import type { NewsletterTopic } from '@liget/content-api';

export interface ListMember {
  email: string;
  name?: string | null | undefined;
  topics: readonly NewsletterTopic[];
}

/**
 * A mailing list elsewhere that is kept in step with ours. Every call may be repeated, and rejects when it could not be done; it is then
 * made again later.
 */
export interface MailingList {
  /** Takes in who has confirmed here; the list asks for no second confirmation. */
  subscribe(member: ListMember): Promise<void>;
  /** No fault when the list does not know the address. */
  unsubscribe(email: string): Promise<void>;
  topics(email: string, topics: readonly NewsletterTopic[]): Promise<void>;
}

/** Milliseconds that an answer may take. */
const PATIENCE = 15_000;

/** The list answered with a status that is no success. Its message holds no address. */
export class ListError extends Error {
  override readonly name = 'ListError';
  readonly status: number;

  constructor(status: number, call: string) {
    super(`${call} was answered with ${status}`);
    this.status = status;
  }
}

/** One call with a JSON body. Rejects with a ListError for any status that is no success. `call` names it without an address. */
export async function callList(
  call: string,
  url: URL,
  { method = 'GET', headers, body }: { method?: string; headers: Record<string, string>; body?: object },
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const text = await response.text();
  if (!response.ok) throw new ListError(response.status, call);
  return text === '' ? null : JSON.parse(text);
}
