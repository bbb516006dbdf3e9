import { z } from 'zod';
import { anchor, fact, picture, prose, text } from './primitives.ts';

const labelledPicture = z.strictObject({ label: text, picture });
const titled = { anchor, title: text };

const section = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...titled, body: prose, picture: picture.exactOptional() }),
  z.strictObject({ kind: z.literal('facts'), ...titled, display: z.enum(['list', 'figures']).exactOptional(), facts: z.array(fact) }),
  z.strictObject({ kind: z.literal('opening'), ...titled, rows: z.array(fact), note: prose.exactOptional() }),
  z.strictObject({ kind: z.literal('access'), ...titled, body: prose }),
  z.strictObject({
    kind: z.literal('activities'),
    ...titled,
    items: z.array(z.strictObject({ title: text, text, picture: picture.exactOptional() })),
  }),
  z.strictObject({ kind: z.literal('faq'), ...titled, items: z.array(z.strictObject({ question: text, answer: prose })) }),
  z.strictObject({ kind: z.literal('gallery'), ...titled, pictures: z.array(picture) }),
  z.strictObject({ kind: z.literal('quote'), anchor, text, speaker: text.exactOptional() }),
  /** `head` and each row have the same number of cells. */
  z.strictObject({
    kind: z.literal('table'),
    ...titled,
    caption: text,
    head: z.array(text).max(5),
    rows: z.array(z.array(text)),
  }),
  z.strictObject({ kind: z.literal('callout'), ...titled, tone: z.enum(['tip', 'warning']), body: prose }),
  z.strictObject({
    kind: z.literal('comparison'),
    ...titled,
    before: labelledPicture,
    after: labelledPicture,
    note: prose.exactOptional(),
  }),
  /** The balloon's slots, live from the balloon's own record. */
  z.strictObject({ kind: z.literal('balloon_schedule'), anchor: z.literal('schedule'), title: text }),
]);

/** A page's sections; each has an anchor on the page. */
export const sections = z.array(section).superRefine((list, context) => {
  const anchors = list.map((item) => item.anchor);
  for (const [index, name] of anchors.entries())
    if (anchors.indexOf(name) !== index) context.addIssue({ code: 'custom', path: [index, 'anchor'], message: `"${name}" occurs twice` });
});

export type SeedSection = z.infer<typeof section>;
export type SeedLabelledPicture = z.infer<typeof labelledPicture>;
