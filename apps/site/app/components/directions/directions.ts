import type { Locale } from '@liget/content-api';
import type { Leg, Obstacle, Way } from '@liget/map';
import { LANGUAGE_TAGS } from '@liget/park/language-tags';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';

export interface DirectionsContext {
  locale: Locale;
  messages: Pick<Messages, 'ways'>;
}

/** Directions of a route as text. */
export interface DirectionsView {
  /** How long and how many minutes. */
  total: string;
  /** One sentence for each leg, from setting off to arriving. */
  steps: { number: number; text: string }[];
  /** Notes on the route: its accuracy, steps, unknown facts. */
  notes: string[];
}

/** Metres below which the end of the net is the place itself. */
const AT_THE_PLACE = 15;
const [NEAR, FAR] = [1000, 50];
const COMPASS = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

/** As exact as a map without a survey can be: to 10 m, beyond a kilometre to 50 m. */
function roughly(metres: number, locale: Locale): string {
  const step = metres < NEAR ? 10 : FAR;
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale]).format(Math.max(10, Math.round(metres / step) * step));
}

const getCompass = (bearing: number) => COMPASS[Math.round(bearing / 45) % COMPASS.length] ?? 'north';

function getName({ name, kind, isBridge }: Leg, context: DirectionsContext): string {
  const t = createTranslator({ ...context, namespace: 'ways' });
  if (name !== null) return kind === 'steps' ? t('namedSteps', { name }) : name;
  if (isBridge) return t('unnamed.bridge');
  return t(kind === 'steps' ? 'unnamed.steps' : kind === 'square' ? 'unnamed.square' : kind === 'road' ? 'unnamed.road' : 'unnamed.path');
}

/** What to do at the beginning of a leg. */
export function formatLeg(leg: Leg, context: DirectionsContext): string {
  const t = createTranslator({ ...context, namespace: 'ways' });
  const direction = t(`directions.${getCompass(leg.bearing)}`);
  return t(`legs.${leg.turn}`, { direction, name: getName(leg, context), metres: roughly(leg.metres, context.locale) });
}

/** Length and minutes. */
export function formatRouteTotal({ metres, minutes, profile }: Way, context: DirectionsContext): string {
  const t = createTranslator({ ...context, namespace: 'ways' });
  return t(profile === 'step_free' ? 'totalStepFree' : 'total', { metres: roughly(metres, context.locale), minutes });
}

/** Obstacles as a list in a sentence. */
export function formatObstacles(obstacles: readonly Obstacle[], context: DirectionsContext): string {
  const t = createTranslator({ ...context, namespace: 'ways' });
  return obstacles.map((obstacle) => t(`obstacles.${obstacle}`)).join(', ');
}

function formatStepFreeNotes({ stepFree, metres }: Way, context: DirectionsContext): string[] {
  const t = createTranslator({ ...context, namespace: 'ways' });
  const { obstacles, limitedMetres, unknownMetres } = stepFree;
  const isAllUnknown = metres - unknownMetres < AT_THE_PLACE;
  return [
    ...(obstacles.length > 0 ? [t('avoided', { obstacles: formatObstacles(obstacles, context) })] : []),
    ...(obstacles.length === 0 && !isAllUnknown ? [t('nothingToAvoid')] : []),
    ...(limitedMetres >= 10 ? [t('limited', { metres: roughly(limitedMetres, context.locale) })] : []),
    ...(isAllUnknown ? [t('allUnknown')] : unknownMetres >= 10 ? [t('unknown', { metres: roughly(unknownMetres, context.locale) })] : []),
  ];
}

/** The directions of a route to `to`. */
export function formatDirections(way: Way, to: string, context: DirectionsContext): DirectionsView {
  const t = createTranslator({ ...context, namespace: 'ways' });
  const { locale } = context;
  const { isApproximate, isDrawn, stepFree, profile, toNet, fromNet, legs } = way;
  const sentences = [
    ...(toNet >= AT_THE_PLACE ? [t('toNet', { metres: roughly(toNet, locale) })] : []),
    ...legs.map((leg) => formatLeg(leg, context)),
    fromNet >= AT_THE_PLACE ? t('fromNet', { metres: roughly(fromNet, locale), to }) : t('arrive', { to }),
  ];
  return {
    total: formatRouteTotal(way, context),
    steps: sentences.map((text, index) => ({ number: index + 1, text })),
    notes: [
      ...(isApproximate ? [t(isDrawn ? 'approximate' : 'approximateEnds')] : []),
      ...(profile === 'step_free' ? formatStepFreeNotes(way, context) : []),
      ...(profile === 'standard' && stepFree.hasSteps ? [t('hasSteps')] : []),
    ],
  };
}
