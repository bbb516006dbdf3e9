import { PlaceSign } from '@liget/content-api';
import { z } from 'zod';
import { accessibilityFeature, fact, key, need, picture, position, prose, slug, text, time } from './primitives.ts';
import { sections } from './sections.ts';

/** Structured opening hours: ISO weekdays; `dusk` follows the sun; `months` are 1–12, empty for the whole year. */
const hours = z.strictObject({
  weekdays: z.array(z.int().min(1).max(7)),
  opens: time,
  closes: z.union([time, z.literal('dusk')]),
  months: z.array(z.int().min(1).max(12)).exactOptional(),
});

export const topLocation = z.strictObject({
  key,
  title: text,
  slug,
  lead: text,
  picture,
  address: text,
  position,
  /** Its icon on the map. */
  sign: PlaceSign,
  hours: z.array(hours),
  /** Closed at Christmas and on New Year's Day (`src/programs/holidays.ts`). */
  closedOnHolidays: z.literal(true).exactOptional(),
  hoursNote: text.exactOptional(),
  /** Short: 'Free', 'Tickets for exhibitions only' … */
  admission: text,
  ticketUrl: z.url().exactOptional(),
  phone: z.string().exactOptional(),
  website: z.url().exactOptional(),
  accessibility: z.array(accessibilityFeature),
  needs: z.array(need),
  sections,
  /** Keys of the projects that built it. */
  projects: z.array(z.string()).exactOptional(),
});

export const project = z.strictObject({
  key,
  title: text,
  slug,
  lead: text,
  picture,
  gallery: z.array(picture),
  /** Optional. */
  architect: text.exactOptional(),
  /** In m² or hectares: '7000 m²'. Other sizes are facts. */
  area: text.exactOptional(),
  contractor: text.exactOptional(),
  status: z.enum(['completed', 'under_construction', 'in_preparation']),
  /** 'ongoing' and 'planned' are written out. */
  constructionPeriod: text,
  body: prose,
  facts: z.array(fact),
  sections: sections.default([]),
  topLocation: z.string().exactOptional(),
});

/** A fact in large type: its value has a number, for names are too long for it. */
const figure = fact.refine(({ value: { hu, en } }) => /\d/.test(hu) && /\d/.test(en), 'has no number');

/** A year of the review; its folder has the year's name. */
export const reviewYear = z
  .strictObject({
    key: z.string().regex(/^\d{4}$/, 'is not a year'),
    title: text,
    text: prose,
    picture,
    figures: z.array(figure).exactOptional(),
    projects: z.array(z.string()).exactOptional(),
  })
  .transform(({ key: year, ...rest }) => ({ year: Number(year), ...rest }));

export const review = z.strictObject({ key, title: text, lead: text, closing: prose });

export type SeedTopLocation = z.infer<typeof topLocation>;
export type SeedProject = z.infer<typeof project>;
export type SeedProjectReview = z.infer<typeof review> & { years: z.infer<typeof reviewYear>[] };
