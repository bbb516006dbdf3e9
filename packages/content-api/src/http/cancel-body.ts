/** Frees the connection of a response whose body nobody reads: an unread body would block it. Never rejects. */
export async function cancelBody(response: Pick<Response, 'body'> | undefined): Promise<void> {
  await response?.body?.cancel().catch(() => {});
}
