import type { Locale } from '@liget/content-api';
import type { Leg, Obstacle, Route } from '@liget/map';
import { LANGUAGE_TAGS } from '@liget/park/language-tags';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';

export interface DirectionsContext {
  locale: Locale;
  messages: Pick<Messages, 'ways'>;
}

/** Directions of a route as text. */
export interface DirectionsView {
  /** Length and duration. */
  total: string;
  /** One sentence for each leg, from departure to arrival. */
  steps: { number: number; text: string }[];
  /** Notes on the route: its accuracy, steps, unknown facts. */
  notes: string[];
}

/** Metres between a place and the nearest path below which the directions do not mention that part. */
const MIN_APPROACH_METRES = 15;
const [NEAR, FAR] = [1000, 50];
const COMPASS = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

/** A rounded length: to 10 m, above a kilometre to 50 m, which is as accurate as the map. */
function formatRounded(metres: number, locale: Locale): string {
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

/** The instruction at the beginning of a leg. */
export function formatLeg(leg: Leg, context: DirectionsContext): string {
  const t = createTranslator({ ...context, namespace: 'ways' });
  const direction = t(`directions.${getCompass(leg.bearing)}`);
  return t(`legs.${leg.turn}`, { direction, name: getName(leg, context), metres: formatRounded(leg.metres, context.locale) });
}

/** Length and duration of a route. */
export function formatRouteTotal({ metres, minutes, profile }: Route, context: DirectionsContext): string {
  const t = createTranslator({ ...context, namespace: 'ways' });
  return t(profile === 'step_free' ? 'totalStepFree' : 'total', { metres: formatRounded(metres, context.locale), minutes });
}

/** A list of obstacles within a sentence. */
export function formatObstacles(obstacles: readonly Obstacle[], context: DirectionsContext): string {
  const t = createTranslator({ ...context, namespace: 'ways' });
  return obstacles.map((obstacle) => t(`obstacles.${obstacle}`)).join(', ');
}

function formatStepFreeNotes({ stepFree, metres }: Route, context: DirectionsContext): string[] {
  const t = createTranslator({ ...context, namespace: 'ways' });
  const { obstacles, limitedMetres, unknownMetres } = stepFree;
  const isAllUnknown = metres - unknownMetres < MIN_APPROACH_METRES;
  return [
    ...(obstacles.length > 0 ? [t('avoided', { obstacles: formatObstacles(obstacles, context) })] : []),
    ...(obstacles.length === 0 && !isAllUnknown ? [t('nothingToAvoid')] : []),
    ...(limitedMetres >= 10 ? [t('limited', { metres: formatRounded(limitedMetres, context.locale) })] : []),
    ...(isAllUnknown
      ? [t('allUnknown')]
      : unknownMetres >= 10
        ? [t('unknown', { metres: formatRounded(unknownMetres, context.locale) })]
        : []),
  ];
}

/** The directions of a route to `to`. */
export function formatDirections(route: Route, to: string, context: DirectionsContext): DirectionsView {
  const t = createTranslator({ ...context, namespace: 'ways' });
  const { locale } = context;
  const { isApproximate, isDrawn, stepFree, profile, metresToPath, metresFromPath, legs } = route;
  const sentences = [
    ...(metresToPath >= MIN_APPROACH_METRES ? [t('toNet', { metres: formatRounded(metresToPath, locale) })] : []),
    ...legs.map((leg) => formatLeg(leg, context)),
    metresFromPath >= MIN_APPROACH_METRES ? t('fromNet', { metres: formatRounded(metresFromPath, locale), to }) : t('arrive', { to }),
  ];
  return {
    total: formatRouteTotal(route, context),
    steps: sentences.map((text, index) => ({ number: index + 1, text })),
    notes: [
      ...(isApproximate ? [t(isDrawn ? 'approximate' : 'approximateEnds')] : []),
      ...(profile === 'step_free' ? formatStepFreeNotes(route, context) : []),
      ...(profile === 'standard' && stepFree.hasSteps ? [t('hasSteps')] : []),
    ],
  };
}
