import { describe, expect, test } from 'vitest';
import { hasWaitingRows, STILL, trackChange } from './changed-since-request.ts';

const form = { title: { value: 'Séta', valid: true }, text: { value: { root: {} } }, rows: { value: 1, rows: [{}] } };
const edited = { ...form, title: { value: 'Esti séta', valid: true } };
/** As the service's answers make fields anew. */
const answered = { ...edited, text: { value: { root: {} } }, title: { value: 'Esti séta', valid: false } };

describe('what the service may not have heard of', () => {
  test('is an edit after which an answer came about something else', () => {
    const since = trackChange(STILL, form, edited);
    expect(since).toEqual({ isEdited: true, isAnswered: false });
    expect(trackChange(since, edited, answered)).toEqual({ isEdited: true, isAnswered: true });
  });

  test('is nothing once there was another edit: it is told with that', () => {
    const since = { isEdited: true, isAnswered: true };
    expect(trackChange(since, answered, { ...answered, title: { value: 'Éjjeli séta' } }).isAnswered).toBe(false);
  });

  test('is nothing when nobody has edited', () => {
    expect(trackChange(STILL, edited, answered)).toEqual(STILL);
    const saved = { ...form, updatedAt: { value: '10:05' }, _status: { value: 'draft' } };
    expect(trackChange(STILL, form, saved)).toEqual(STILL);
  });

  test.each([
    ['a new row', { ...form, rows: { value: 2, rows: [{}, { isLoading: true }] } }],
    ['a field that went', { title: form.title, text: form.text }],
    ['a changed text', { ...form, text: { value: { root: { children: [] } } } }],
  ])('may be %s, too', (_, after) => {
    expect(trackChange(STILL, form, after).isEdited).toBe(true);
  });
});

test('new rows wait until the service has said what stands in them', () => {
  expect(hasWaitingRows(form)).toBe(false);
  expect(hasWaitingRows({ ...form, rows: { rows: [{ isLoading: false }, { isLoading: true }] } })).toBe(true);
});
