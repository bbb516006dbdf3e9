import { Locale } from '@liget/content-api';
import * as z from 'zod';
import { Label } from '../../../platform/fields/labels.ts';

/** A result of the search field. */
const FoundDocument = z.object({
  /** Relative to the path of the admin. */
  path: z.string(),
  kind: Label,
  title: z.string(),
  language: Locale.nullable(),
  /** Whether it is a draft, or published with newer changes; `null` for kinds without publication, such as visitors' cases. */
  state: z.enum(['draft', 'changed', 'published']).nullable(),
});
export type FoundDocument = z.infer<typeof FoundDocument>;

/** The service's answer to a search. */
export const FoundDocuments = z.object({ found: z.array(FoundDocument) });
