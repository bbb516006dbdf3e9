import { parseContactParts } from './contact.ts';

/** A line of contact data, with links for addresses. */
export function PressContact({ line }: { line: string }) {
  return parseContactParts(line).map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
