import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { checkCarouselItem } from './publish-checks.ts';

test('a carousel item without a link is reported before publication', async () => {
  const circumstances = { now: Temporal.Instant.from('2026-11-20T12:00:00Z'), place: null };
  await everyRow<[document: Record<string, unknown>, messages: string[]]>(
    [
      [{}, ['Nem vezet sehová.']],
      [{ urlPage: null, urlScreen: null, url: { hu: '', en: '/en/map' } }, ['Nem vezet sehová.']],
      [{ url: { hu: '/terkep' } }, []],
      [{ urlScreen: 'map' }, []],
      [{ urlPage: { relationTo: 'news', value: 1 } }, []],
    ],
    ([document]) => JSON.stringify(document),
    ([document, messages]) => {
      expect(checkCarouselItem(document, circumstances).map(({ message }) => message.hu)).toEqual(messages);
    },
  );
});
