/** JSON for a script element: it cannot end the element or open a comment. */
export function toHtmlJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** HTML for readers that do not know the page's URL: links without an origin become plain text. */
export function unlinkPaths(html: string): string {
  return html.replace(/<a href="(?![a-z]+:)[^>]*>(.*?)<\/a>/gs, '$1');
}
