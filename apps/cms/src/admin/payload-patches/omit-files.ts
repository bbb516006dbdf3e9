/**
 * Wraps `fetch` to send server actions the name and the type of a chosen file without its bytes. A form sends the file with each request for its
 * state, which needs only the name: a large picture is refused there, and the form would get no state.
 */
export function omitFiles(originalFetch: typeof fetch): typeof fetch {
  return (input, init) => {
    const { body } = init ?? {};
    if (!(body instanceof FormData) || !new Headers(init?.headers).has('next-action')) return originalFetch(input, init);
    const sent = new FormData();
    for (const [name, value] of body)
      sent.append(name, value instanceof File ? new File([], value.name, { type: value.type, lastModified: value.lastModified }) : value);
    return originalFetch(input, { ...init, body: sent });
  };
}
