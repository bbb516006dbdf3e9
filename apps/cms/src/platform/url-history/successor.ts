import type { StaticScreenId } from '@liget/content-api/screens';
import type { Label } from '../fields/labels.ts';

/** The data between admin and service about a document's redirect target. */
export interface SuccessorAnswer {
  isPublic: boolean;
  /** Whether the editor may set the redirect target. */
  mayChoose: boolean;
  /** The public and former paths of the document. */
  addresses: string[];
  /** The page that lists it. */
  list: StaticScreenId;
  /** The chosen target; `null` for none, when visitors get 404. */
  chosen: { name: Label; address: string | null; screen: StaticScreenId | null } | null;
  screens: { id: StaticScreenId; name: Label }[];
}

/** A screen without items, the path of an item, or `null` for none. */
export type SuccessorRequest = { screen: string } | { address: string } | null;
