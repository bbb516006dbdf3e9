import * as z from 'zod';
import { lenient } from '../tolerant.ts';
import { ACCESSIBILITY_FEATURES } from '../vocabulary/events.ts';
import { NEEDS } from '../vocabulary/needs.ts';
import { Html, ImageValue, Untranslated } from './primitives.ts';

/**
 * The title may be empty, for sections between two parts of a text. `untranslated` names the section's own fields; the cells of a table are
 * `columns.1` and `rows.0.1`, counted from 0. Items of a section have their own `untranslated`.
 */
const base = { anchor: z.string().min(1), title: z.string(), untranslated: Untranslated };

export const Fact = z.object({ label: z.string(), value: z.string(), untranslated: Untranslated });
export type Fact = z.infer<typeof Fact>;

/** Facts are shown as a list, or as a few figures in large type. */
export const FactsDisplay = lenient(z.enum(['list', 'figures']), { substitute: 'list' });
export type FactsDisplay = z.infer<typeof FactsDisplay>;

export const CalloutTone = lenient(z.enum(['tip', 'warning']), { substitute: 'tip' });
export type CalloutTone = z.infer<typeof CalloutTone>;

/** A picture with a label: '2019', 'Today'. */
const Labelled = z.object({ label: z.string(), picture: ImageValue, untranslated: Untranslated });

/** The building blocks of long pages (top locations, projects, visitor information, pages), distinguished by `kind`. */
export const Section = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('text'), html: Html, picture: ImageValue.nullable() }),
  z.object({ ...base, kind: z.literal('facts'), display: FactsDisplay, facts: z.array(Fact) }),
  z.object({ ...base, kind: z.literal('opening'), rows: z.array(Fact), html: Html }),
  z.object({ ...base, kind: z.literal('access'), html: Html }),
  z.object({
    ...base,
    kind: z.literal('activities'),
    items: z.array(z.object({ title: z.string(), text: z.string(), picture: ImageValue.nullable(), untranslated: Untranslated })),
  }),
  z.object({
    ...base,
    kind: z.literal('faq'),
    items: z.array(z.object({ question: z.string(), html: Html, untranslated: Untranslated })),
  }),
  z.object({ ...base, kind: z.literal('gallery'), pictures: z.array(ImageValue) }),
  z.object({ ...base, kind: z.literal('quote'), text: z.string(), speaker: z.string().nullable() }),
  /** Each row has as many cells as there are columns; its first cell is the row's header. */
  z.object({ ...base, kind: z.literal('table'), caption: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({ ...base, kind: z.literal('callout'), tone: CalloutTone, html: Html }),
  z.object({ ...base, kind: z.literal('comparison'), before: Labelled, after: Labelled, html: Html }),
  z.object({ ...base, kind: z.literal('balloon_schedule') }),
]);
export type Section = z.infer<typeof Section>;

export const Pictogram = z.enum([
  'train',
  'car',
  'bicycle',
  'wheelchair',
  'toilet',
  'water',
  'dog',
  'child',
  'food',
  'clock',
  'ticket',
  'wifi',
  'ball',
  'info',
  'parking',
  'rules',
  'lost',
  'gift',
]);
export type Pictogram = z.infer<typeof Pictogram>;

export const AccessibilityFeature = z.enum(ACCESSIBILITY_FEATURES);
export type AccessibilityFeature = z.infer<typeof AccessibilityFeature>;

export const Need = z.enum(NEEDS);
export type Need = z.infer<typeof Need>;
/** The needs that are known to be met; others are unknown. */
export const Needs = lenient(z.array(Need), { substitute: [] });
