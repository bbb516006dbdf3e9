import { parseContactParts } from './contact.ts';

/** An editor's line of contact, its addresses clickable. */
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
