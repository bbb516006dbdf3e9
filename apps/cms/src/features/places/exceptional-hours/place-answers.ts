import * as z from 'zod';

/** The days and hours of a row; hours are '' on closed days. */
const StoredException = z.object({ from: z.string(), until: z.string(), opens: z.string(), closes: z.string(), note: z.string() });
export type StoredException = z.infer<typeof StoredException>;

/** The notes about a place before the save. */
const PlacePreview = z.object({
  id: z.number(),
  title: z.string(),
  /** The version on which a save is based; a save on an older one is refused. */
  updatedAt: z.string(),
  /** Whether a save by this editor is public at once. */
  isPublished: z.boolean(),
  /** Whether the newest version has unpublished changes, or was never published. */
  hasChanges: z.boolean(),
  /** Whether it has this exception already. */
  hasSame: z.boolean(),
  /** Whether it has the exception, but a later row applies on these days. */
  isOverruled: z.boolean(),
  overlaps: z.array(StoredException),
  /** Further hours of the same days, which apply together with the exception. */
  alongside: z.array(StoredException),
  /** The editor who has its form open. */
  heldBy: z.string().nullable(),
});
export type PlacePreview = z.infer<typeof PlacePreview>;

const Place = z.object({ id: z.number(), title: z.string() });
/** The result for a place: saved, and whether it is public; or not saved, and the reason. */
const SavedPlace = z.union([Place.extend({ isPublished: z.boolean() }), Place.extend({ why: z.string() })]);
export type SavedPlace = z.infer<typeof SavedPlace>;

/** The service's answers to the admin, before and after the save. */
export const PlacePreviews = z.object({ places: z.array(PlacePreview) });
export const SavedPlaces = z.object({ places: z.array(SavedPlace) });
