// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useReducer } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkItem, LinkScreen, LinkUrl } from './LinkBoxes.tsx';
import { LinkKindChoice } from './LinkKindChoice.tsx';

type Fields = Record<string, { value?: unknown; disableFormData?: boolean }>;
const form = vi.hoisted(() => ({ fields: {} as Fields, redraw: () => {} }));
vi.mock('@payloadcms/ui', () => {
  const dispatchFields = ({ path, ...field }: { path: string; value: unknown; disableFormData?: boolean }) => {
    form.fields = { ...form.fields, [path]: field };
    form.redraw();
  };
  const showBox = ({ path }: { path: string }) => <p data-testid="box">{path}</p>;
  return {
    useForm: () => ({ dispatchFields, getFields: () => form.fields, setModified: () => {}, disabled: false }),
    useFormFields: (select: (context: [Fields]) => unknown) => select([form.fields]),
    useTranslation: () => ({ i18n: { language: 'hu' } }),
    RelationshipField: showBox,
    SelectField: showBox,
    TextField: showBox,
  };
});
afterEach(cleanup);

function Link({ path }: { path: string }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    form.redraw = redraw;
  }, []);
  return (
    <>
      <LinkKindChoice path={`${path}Kind`} />
      <LinkItem path={`${path}Page`} field={{ type: 'relationship', name: 'urlPage', relationTo: ['pages'] }} />
      <LinkScreen path={`${path}Screen`} field={{ type: 'select', name: 'urlScreen', options: [] }} />
      <LinkUrl path={path} field={{ type: 'text', name: 'url' }} />
    </>
  );
}

function open(fields: Fields): void {
  form.fields = fields;
  render(<Link path="items.0.url" />);
}
const listBoxes = () => screen.queryAllByTestId('box').map(({ textContent }) => textContent);
const getChosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)
    ?.parentElement?.textContent?.trim();
const choose = (name: string) => act(async () => screen.getByRole('radio', { name }).click());
const getValue = (name: string) => form.fields[`items.0.${name}`]?.value;

test('a link without a target has one question, whose answer shows the box that belongs to it', async () => {
  open({});
  expect([getChosen(), listBoxes()]).toEqual(['Sehová', []]);
  await choose('Egy állandó oldalunkra');
  expect([getChosen(), listBoxes()]).toEqual(['Egy állandó oldalunkra', ['items.0.urlScreen']]);
  await choose('Egy tartalmunkra');
  expect([getChosen(), listBoxes()]).toEqual(['Egy tartalmunkra', ['items.0.urlPage']]);
});

test('a stored link answers the question, and its box stays when it is emptied', async () => {
  open({ 'items.0.url': { value: '/terkep' } });
  expect([getChosen(), listBoxes()]).toEqual(['Webcímre', ['items.0.url']]);
  form.fields = { ...form.fields, 'items.0.url': { value: '' } };
  await act(async () => form.redraw());
  expect([getChosen(), listBoxes()]).toEqual(['Webcímre', ['items.0.url']]);
});

test('another answer empties the box before, and gives its text back when it is chosen again', async () => {
  open({ 'items.0.url': { value: '/terkep' } });
  await choose('Egy tartalmunkra');
  expect([getValue('url'), listBoxes()]).toEqual([null, ['items.0.urlPage']]);
  await choose('Webcímre');
  expect([getValue('url'), listBoxes()]).toEqual(['/terkep', ['items.0.url']]);
  await choose('Sehová');
  expect([getValue('url'), getChosen(), listBoxes()]).toEqual([null, 'Sehová', []]);
});

test('only “nowhere” is sent with the form, also after a state from the service', async () => {
  open({ 'items.0.url': { value: '/terkep' } });
  const isSent = () => form.fields['items.0.urlKind']?.disableFormData === false;
  await choose('Sehová');
  expect(isSent()).toBe(true);
  form.fields = { ...form.fields, 'items.0.urlKind': { value: 'none', disableFormData: true } };
  await act(async () => form.redraw());
  expect(isSent()).toBe(true);
  await choose('Egy tartalmunkra');
  expect(isSent()).toBe(false);
});
