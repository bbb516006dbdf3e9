/** An ETag without the mark of a weak one: for GET the two are the same (RFC 9110, 13.1.2). */
const toOpaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the client's copy is current: `etag` is a strong one, `modified` in milliseconds. Both services use this rule. */
export function isNotModified(
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  etag: string,
  modified?: number,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((tag) => toOpaqueTag(tag) === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return modified !== undefined && Math.floor(modified / 1000) * 1000 <= since;
}

/** Whether a range may be sent instead of the whole: the client's other parts are from the same content (RFC 9110, 13.1.5). */
export function isRangeOf(ifRange: string | undefined, etag: string, modified: number): boolean {
  if (ifRange === undefined) return true;
  return ifRange.includes('"') ? ifRange.trim() === etag : Math.floor(modified / 1000) * 1000 === Date.parse(ifRange);
}
