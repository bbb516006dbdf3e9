import { GroundFeature, GroundPlan, type Locale } from '@liget/content-api';
import * as z from 'zod';

const Name = z.object({ hu: z.string().min(1), en: z.string().min(1) });

/** A feature as it is stored: with its name in both languages. */
export const StoredGroundFeature = GroundFeature.extend({
  properties: GroundFeature.shape.properties.extend({ name: Name.optional() }),
});
export type StoredGroundFeature = z.infer<typeof StoredGroundFeature>;

/** The plan as the content service stores it and an import makes it. */
export const StoredGroundPlan = GroundPlan.extend({ features: z.array(StoredGroundFeature) });
export type StoredGroundPlan = z.infer<typeof StoredGroundPlan>;

/** The plan in one language. */
export function planIn({ features, ...plan }: StoredGroundPlan, locale: Locale): GroundPlan {
  return {
    ...plan,
    features: features.map(({ properties: { name, ...properties }, ...feature }) => ({
      ...feature,
      properties: name ? { ...properties, name: name[locale] } : properties,
    })),
  };
}
