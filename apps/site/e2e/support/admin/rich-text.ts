const NODE = { version: 1, direction: 'ltr', format: '', indent: 0 };

/** A rich text as the editor's own field writes it. */
export const richText = (paragraphs: readonly string[]): object => ({
  root: {
    ...NODE,
    type: 'root',
    children: paragraphs.map((text) => ({
      ...NODE,
      type: 'paragraph',
      textFormat: 0,
      children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
    })),
  },
});
