/** Markdown blocks, one blank line between them. */
export function paragraphs(...blocks: string[]): string {
  return blocks.join('\n\n');
}

/** A Markdown list, one line for each item. */
export function list(...items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
