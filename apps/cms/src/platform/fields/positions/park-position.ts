import type { NumberField } from 'payload';
import { number as validateNumber } from 'payload/shared';
import { getEditorLanguage } from '../../editor-language.ts';
import { isUnset } from '../../is-unset.ts';
import { label } from '../labels.ts';

/** Limits in degrees: Városliget's outline (OpenStreetMap, relation 3233021) and three kilometres around it. */
const LIMITS = { latitude: { min: 47.48, max: 47.549 }, longitude: { min: 19.032, max: 19.134 } } as const;

type Coordinate = keyof typeof LIMITS;

/** The Hungarian names as subject and as object of a sentence. */
const NAMES = {
  latitude: { hu: ['földrajzi szélesség', 'földrajzi szélességet'], en: 'latitude' },
  longitude: { hu: ['földrajzi hosszúság', 'földrajzi hosszúságot'], en: 'longitude' },
} as const;
const OTHER = { latitude: 'longitude', longitude: 'latitude' } as const;

/** Whether a position is required: in the database, or only when a form is saved, because older records have none. */
export type PositionNeed = 'optional' | 'asked' | 'required';

/** A position must be complete or empty, and near the park: a mistyped digit would put it into another district. */
const checkNearPark =
  (name: Coordinate, need: PositionNeed): NonNullable<Extract<NumberField, { hasMany?: false | undefined }>['validate']> =>
  (value, options) => {
    const language = getEditorLanguage(options.req);
    const { min, max } = LIMITS[name];
    const other = OTHER[name];
    const isOtherFilled = !isUnset((options.siblingData as Partial<Record<Coordinate, unknown>>)[other]);
    if (isUnset(value)) {
      // Reported once for both fields, at the first one.
      if (!isOtherFilled && (need === 'optional' || name === 'longitude')) return true;
      if (!isOtherFilled) return language === 'en' ? 'Show on the map where it is.' : 'Mutassa meg a térképen, hol van.';
      return language === 'en'
        ? `Enter the ${NAMES[name].en} as well, or leave both fields empty.`
        : `Adja meg a ${NAMES[name].hu[1]} is, vagy hagyja üresen mindkét mezőt.`;
    }
    if (typeof value === 'number' && value >= min && value <= max) return validateNumber(value, options);
    const formatWithComma = (degrees: number) => String(degrees).replace('.', ',');
    return language === 'en'
      ? `This is more than three kilometres from the park: the ${NAMES[name].en} must be between ${min} and ${max}.`
      : `Ez a hely több mint három kilométerre van a parktól: a ${NAMES[name].hu[0]} ${formatWithComma(min)} és ${formatWithComma(max)} között lehet.`;
  };

function coordinate(name: Coordinate, fieldLabel: ReturnType<typeof label>, need: PositionNeed): NumberField {
  return {
    name,
    type: 'number',
    label: { ...fieldLabel },
    ...(need === 'required' ? { required: true } : {}),
    validate: checkNearPark(name, need),
    admin: { components: { Field: '/features/base-map/admin/Degrees.tsx#Degrees' } },
  };
}

/** The latitude and longitude of something in the park. */
export function coordinates(need: PositionNeed = 'optional'): [NumberField, NumberField] {
  return [
    coordinate('latitude', label('Földrajzi szélesség', 'Latitude'), need),
    coordinate('longitude', label('Földrajzi hosszúság', 'Longitude'), need),
  ];
}
