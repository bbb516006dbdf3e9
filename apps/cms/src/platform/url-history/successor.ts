import type { StaticScreenId } from '@liget/content-api/screens';
import type { Label } from '../fields/labels.ts';

/** What the admin and the service say to each other about where the visitors of something go when it is gone. */
export interface SuccessorAnswer {
  isPublic: boolean;
  /** Whether the editor who asks may set where visitors go. */
  mayChoose: boolean;
  /** The addresses that visitors may know: those it has while it is public, and those it had. */
  addresses: string[];
  /** The page that lists it. */
  list: StaticScreenId;
  /** What was chosen; `null`: nothing yet, visitors are told that it is not found. */
  chosen: { name: Label; address: string | null; screen: StaticScreenId | null } | null;
  screens: { id: StaticScreenId; name: Label }[];
}

/** A page that stands by itself, the address of an item of ours, or `null` for nowhere. */
export type SuccessorRequest = { screen: string } | { address: string } | null;
