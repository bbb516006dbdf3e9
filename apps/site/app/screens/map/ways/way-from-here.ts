import type { Locale } from '@liget/content-api';
import { GroundPlan } from '@liget/content-api/ground-plan';
import type { LonLat } from '@liget/map';
import { wayForm as formEn } from '../../../messages/en/way-form.ts';
import { ways as waysEn } from '../../../messages/en/ways.ts';
import { wayForm as formHu } from '../../../messages/hu/way-form.ts';
import { ways as waysHu } from '../../../messages/hu/ways.ts';
import { type FoundWay, foundBetween, type WayEnd } from './found-way.ts';

const MESSAGES = { hu: { ways: waysHu, wayForm: formHu }, en: { ways: waysEn, wayForm: formEn } };
/** Milliseconds. */
const PATIENCE = 15_000;

interface Asked {
  to: WayEnd;
  isStepFree: boolean;
  locale: Locale;
  /** What the visitor's position is called. */
  here: string;
}

function ownPosition(): Promise<LonLat> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      (error) => reject(new Error(error.message)),
      { enableHighAccuracy: true, timeout: PATIENCE },
    );
  });
}

async function groundOf(locale: Locale): Promise<GroundPlan> {
  const response = await fetch(`/api/${locale}/map/ground`);
  if (!response.ok) throw new Error(`The ground of the map answered ${response.status}`);
  return GroundPlan.parse(await response.json());
}

/**
 * The way from where the device is. It is found here: what travels is the question for the whole plan, which says nothing of the visitor. Rejects
 * when the position or the plan cannot be had. Its texts are the bundled ones, for the page has no others of these.
 */
export async function wayFromHere({ to, isStepFree, locale, here }: Asked): Promise<{ found: FoundWay | null; fault: string | null }> {
  const [position, ground] = await Promise.all([ownPosition(), groundOf(locale)]);
  return foundBetween({ from: { id: null, title: here, position }, to }, ground, isStepFree, { locale, messages: MESSAGES[locale] });
}
