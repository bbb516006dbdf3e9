import * as z from 'zod';
import { Html, ImageValue } from './primitives.ts';

const base = { anchor: z.string().min(1), title: z.string() };

export const Fact = z.object({ label: z.string(), value: z.string() });
export type Fact = z.infer<typeof Fact>;

/** The building blocks of long pages (top locations, visitor information, pages), told apart by `kind`. */
export const Section = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('text'), html: Html, picture: ImageValue.nullable() }),
  z.object({ ...base, kind: z.literal('facts'), facts: z.array(Fact) }),
  z.object({ ...base, kind: z.literal('opening'), rows: z.array(Fact), html: Html }),
  z.object({ ...base, kind: z.literal('access'), html: Html }),
  z.object({
    ...base,
    kind: z.literal('activities'),
    items: z.array(z.object({ title: z.string(), text: z.string(), picture: ImageValue.nullable() })),
  }),
  z.object({ ...base, kind: z.literal('faq'), items: z.array(z.object({ question: z.string(), html: Html })) }),
  z.object({ ...base, kind: z.literal('gallery'), pictures: z.array(ImageValue) }),
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

export const AccessibilityFeature = z.enum([
  'step_free',
  'sign_language',
  'hearing_loop',
  'relaxed',
  'audio_description',
  'accessible_restroom',
  'assistance_dogs',
]);
export type AccessibilityFeature = z.infer<typeof AccessibilityFeature>;
