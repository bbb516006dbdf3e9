import { BaseMap, BaseMapFeature, type Locale } from '@liget/content-api';
import * as z from 'zod';

const Name = z.object({ hu: z.string().min(1), en: z.string().min(1) });

/** A feature as it is stored: with its name in both languages. */
export const StoredBaseMapFeature = BaseMapFeature.extend({
  properties: BaseMapFeature.shape.properties.extend({ name: Name.optional() }),
});
export type StoredBaseMapFeature = z.infer<typeof StoredBaseMapFeature>;

/** The base map as the content service stores it and an import creates it. */
export const StoredBaseMapPlan = BaseMap.extend({ features: z.array(StoredBaseMapFeature) });
export type StoredBaseMapPlan = z.infer<typeof StoredBaseMapPlan>;

/** The plan in one language. */
export function toBaseMap({ features, ...plan }: StoredBaseMapPlan, locale: Locale): BaseMap {
  return {
    ...plan,
    features: features.map(({ properties: { name, ...properties }, ...feature }) => ({
      ...feature,
      properties: name ? { ...properties, name: name[locale] } : properties,
    })),
  };
}
