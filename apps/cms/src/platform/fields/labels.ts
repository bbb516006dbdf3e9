import * as z from 'zod';

/** A text of the admin in both of its languages. */
export const Label = z.object({ hu: z.string(), en: z.string() });
export type Label = z.infer<typeof Label>;

export function label(hu: string, en: string): Label {
  return { hu, en };
}
