import * as z from 'zod';
import { Label } from '../fields/labels.ts';

/** A document's redirect target, as the service answers the admin. Screens are ids of screens without items. */
export const SuccessorAnswer = z.object({
  isPublic: z.boolean(),
  /** Whether the editor may set the redirect target. */
  mayChoose: z.boolean(),
  /** The public and former paths of the document. */
  addresses: z.array(z.string()),
  /** The screen that lists it. */
  list: z.string(),
  /** The chosen target; `null` for none, when visitors get 404. */
  chosen: z.object({ name: Label, address: z.string().nullable(), screen: z.string().nullable() }).nullable(),
  screens: z.array(z.object({ id: z.string(), name: Label })),
});
export type SuccessorAnswer = z.infer<typeof SuccessorAnswer>;

/** A screen without items, the path of an item, or `null` for none. */
export type SuccessorRequest = { screen: string } | { address: string } | null;
