import type { NewsletterTopic } from '@liget/content-api';

export interface ListMember {
  email: string;
  name?: string | null | undefined;
  topics: readonly NewsletterTopic[];
}

/**
 * An external mailing list that is synchronised with ours. Every call may be repeated, and rejects on failure; then it is retried later.
 */
export interface MailingList {
  /** Adds a subscriber who has confirmed here; the list asks for no second confirmation. */
  subscribe(member: ListMember): Promise<void>;
  /** Succeeds for an unknown address, too. */
  unsubscribe(email: string): Promise<void>;
  topics(email: string, topics: readonly NewsletterTopic[]): Promise<void>;
}

/** Timeout of a request in milliseconds. */
const TIMEOUT_MS = 15_000;

/** A response with an error status. Its message contains no address. */
export class ListError extends Error {
  override readonly name = 'ListError';
  readonly status: number;

  constructor(status: number, call: string) {
    super(`${call} was answered with ${status}`);
    this.status = status;
  }
}

/** A request with a JSON body. Rejects with a ListError for an error status. `call` names the request without an address. */
export async function callList(
  call: string,
  url: URL,
  { method = 'GET', headers, body }: { method?: string; headers: Record<string, string>; body?: object },
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new ListError(response.status, call);
  return text === '' ? null : JSON.parse(text);
}
