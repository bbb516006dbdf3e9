// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, describe, expect, test } from 'vitest';
import { programs } from '../../i18n/hu/programs.ts';
import { EventCard } from './EventCard.tsx';
import type { EventCardData } from './list/agenda.ts';

const entry: EventCardData = {
  id: 7,
  url: '/varosligeti-programok/lampas-seta',
  title: 'Lámpás séta',
  time: '18:00–20:00',
  block: { iso: '2026-11-20', label: 'november 20., péntek', weekday: 'P', day: '20', month: 'nov.' },
  hour: { from: '18:00', rest: '–20:00' },
  place: 'Vajdahunyad vára',
  picture: null,
  off: null,
  statusText: null,
  note: null,
  free: false,
  price: { text: '2900 Ft', isLeast: true },
  kind: null,
  series: null,
  isOnNow: false,
  isOver: false,
  until: null,
};

afterEach(cleanup);

/** The text of the card as a screen reader reads it. */
function readCard(changes: Partial<EventCardData> = {}, isUnderDay = false): string {
  const card = render(
    <IntlProvider locale="hu" messages={{ programs }} timeZone="Europe/Budapest">
      <EventCard entry={{ ...entry, ...changes }} isUnderDay={isUnderDay} />
    </IntlProvider>,
  ).container.cloneNode(true);
  if (!(card instanceof HTMLElement)) throw new Error('no card');
  for (const part of card.querySelectorAll('[aria-hidden]')) part.remove();
  return [...card.querySelectorAll('h3, p, li')].map(({ textContent }) => textContent).join(' | ');
}
const block = () => document.querySelector('p[aria-hidden]')?.textContent;

describe('a card of an event', () => {
  test('marks the texts that are in the other language', () => {
    readCard({ timeLang: 'hu', noteLang: 'hu', note: 'Vihar lesz.', price: { text: 'Adomány', isLeast: false, lang: 'hu' } });
    expect([...document.querySelectorAll('[lang="hu"]')].map(({ textContent }) => textContent)).toEqual([
      '18:00–20:00',
      'Vihar lesz.',
      'Adomány',
    ]);
    cleanup();
    readCard({ price: { text: '2900 Ft', isLeast: true, lang: 'hu' } });
    expect(document.querySelector('[lang="hu"]')).toBeNull();
  });

  test('contains the whole day without a heading, and shows it on its picture', () => {
    expect(readCard()).toBe('Lámpás séta | november 20., péntek, 18:00–20:00 | Vajdahunyad vára | 2900 Ft-\u2060tól');
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-20');
    expect(block()).toBe('nov.20P');
  });

  test('shows the time below the heading of its day', () => {
    expect(readCard({}, true)).toBe('Lámpás séta | 18:00–20:00 | Vajdahunyad vára | 2900 Ft-\u2060tól');
    expect(block()).toBe('18:00–20:00');
  });

  test('shows its square crop on phones', () => {
    const rendition = { src: '/media/seta-480x320.webp', width: 480, height: 320 };
    const source = { sm: rendition, md: rendition, lg: rendition };
    readCard({ picture: { source, square: '/media/seta-240x240.webp 240w', fallback: '/media/seta.jpg', colour: '#10402f' } });
    const [square, other] = document.querySelectorAll('source');
    expect([square?.media, square?.srcset]).toEqual(['(max-width: 639px)', '/media/seta-240x240.webp 240w']);
    expect(other?.media).toBe('');
  });

  test('has no block without a time', () => {
    expect(readCard({ hour: null, time: 'egész nap' }, true)).toContain('egész nap');
    expect(block()).toBeUndefined();
  });

  test('shows the state of its date beside price and kind, and the reason above them', () => {
    expect(readCard({ statusText: 'Megtelt', free: true, price: null, note: 'Várólista a pénztárnál.' })).toMatch(
      /Várólista a pénztárnál\. \| Megtelt \| Ingyenes$/,
    );
    expect(document.querySelector('s')).toBeNull();
  });

  test('shows the state of a date that does not take place before its struck title', () => {
    readCard({ off: 'Elmarad', note: 'Vihar lesz.' });
    expect(screen.getByRole('link', { name: 'Elmarad: Lámpás séta' })).toBeTruthy();
    expect(document.querySelector('s')?.textContent).toBe('Lámpás séta');
    expect(document.querySelector('article')?.dataset['off']).toBe('true');
  });
});
