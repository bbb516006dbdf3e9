// @vitest-environment happy-dom
import { fixtures } from '@liget/content-api/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { messagesOf } from '../../messages/index.ts';
import { ParkPlan } from './ParkPlan.tsx';
import { parkPlan } from './places.ts';
import { useCamera } from './use-camera.ts';

afterEach(cleanup);

const { map } = messagesOf('en');
const plan = parkPlan(fixtures.en.map, [], 'en');

function Park() {
  const camera = useCamera(plan);
  return (
    <IntlProvider locale="en" messages={{ map }} timeZone="Europe/Budapest">
      <ParkPlan plan={plan} camera={camera} chosen={null} onChoose={() => {}} />
    </IntlProvider>
  );
}

const view = () => {
  const { style } = document.querySelector<HTMLElement>('[data-plane]') ?? document.body;
  return ['--zoom', '--angle', '--x', '--y'].map((name) => style.getPropertyValue(name));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('four buttons bring the map nearer, take it further away, turn it and put it back', async () => {
  render(<Park />);
  const start = view();
  expect(screen.getByRole('button', { name: map.zoomOut }).getAttribute('aria-disabled')).toBe('true');
  await press(map.zoomIn);
  const near = view();
  expect(Number(near[0])).toBeGreaterThan(Number(start[0]));
  await press(map.zoomOut);
  expect(view()).toEqual(start);
  await press(map.rotate);
  expect([view()[0], view()[1]]).toEqual([start[0], '45deg']);
  await press(map.zoomIn);
  await press(map.reset);
  expect(view()).toEqual(start);
});
