/** Structured data of a page, rendered by the server only; browsers neither need nor change it. */
export function JsonLd({
  json,
}: {
  /** From `toHtmlJson`; write `import.meta.env.SSR ? … : ''`, so that browsers do not load what makes it. */ json: string;
}) {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
