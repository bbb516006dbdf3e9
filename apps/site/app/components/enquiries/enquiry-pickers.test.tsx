// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { EnquiryPickers } from './EnquiryPickers.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the pickers; returns the fields that the form sends. */
function renderPickers(locale: 'hu' | 'en'): () => Record<string, FormDataEntryValue> {
  const { calendar, enquiries, shell } = getMessages(locale);
  const { container } = render(
    <IntlProvider locale={locale} messages={{ calendar, enquiries, shell }} timeZone="Europe/Budapest">
      <form>
        <EnquiryPickers
          locale={locale}
          today="2026-11-22"
          offer={{ closed_weekdays: [1], closed_days: [], hours: [], exceptions: [] }}
          values={undefined}
          errors={undefined}
        />
      </form>
    </IntlProvider>,
  );
  return () => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
}

const getFirstPart = (name: string) => screen.getAllByRole<HTMLInputElement>('spinbutton', { name })[0] as HTMLInputElement;

test.each([
  ['hu', 'óra', 'perc', '00 és 23', '00 és 59'],
  ['en', 'hour', 'minute', '00 to 23', '00 to 59'],
] as const)(
  'a typed time of an enquiry is sent, and an impossible one is explained and not sent, in %s',
  (locale, hour, minute, hours, minutes) => {
    const getSent = renderPickers(locale);
    expect(getSent()).toMatchObject({ from: '10:00', until: '16:00' });
    fireEvent.change(getFirstPart(hour), { target: { value: '09' } });
    expect(getSent()).toMatchObject({ from: '09:00', until: '16:00' });
    for (const [part, typed, range] of [
      [hour, '24', hours],
      [minute, '75', minutes],
    ] as const) {
      fireEvent.change(getFirstPart(part), { target: { value: typed } });
      fireEvent.blur(getFirstPart(part));
      expect([getFirstPart(part).value, getSent()['from']]).toEqual([typed, '']);
      expect(document.body.textContent).toContain(range);
      fireEvent.change(getFirstPart(part), { target: { value: '15' } });
    }
    expect(getSent()).toMatchObject({ from: '15:15', until: '16:00' });
  },
);

test('a held button of an enquiry’s time steps at once, after 500 ms and then every 100 ms', () => {
  const getSent = renderPickers('en');
  const increase = screen.getAllByRole('button', { name: 'more: hour' })[0] as HTMLElement;
  fireEvent.pointerDown(increase, { button: 0 });
  const sent = [0, 499, 1, 100, 100].map((ms) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
    return getSent()['from'];
  });
  fireEvent.pointerUp(increase);
  expect(sent).toEqual(['11:00', '11:00', '12:00', '13:00', '14:00']);
});
