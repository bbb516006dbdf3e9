/** JSON that can stand inside a script element: nothing in it can end the element or open a comment. */
export function toHtmlJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** HTML for a reader that does not know the page's address: a link without an origin is its words alone. */
export function unlinkPaths(html: string): string {
  return html.replace(/<a href="(?![a-z]+:)[^>]*>(.*?)<\/a>/gs, '$1');
}
