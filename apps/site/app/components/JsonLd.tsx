/** Data for machines, as a document brings it: drawn by the server and left alone by browsers, which send it to nobody. */
export function JsonLd({
  json,
}: {
  /** From `toHtmlJson`; write `import.meta.env.SSR ? … : ''`, so that browsers do not load what makes it. */ json: string;
}) {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
