// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { useField } from './use-field.ts';

/** Renders the suggestions over a field whose text changes before they listen. */
function drawnOver(standing: string, typed: string) {
  const field = document.createElement('input');
  field.defaultValue = standing;
  return renderHook(() => {
    const state = useField(field, () => {});
    useLayoutEffect(() => {
      if (!typed) return;
      field.value = typed;
      field.dispatchEvent(new InputEvent('input'));
    }, []);
    return state;
  }).result.current;
}

describe('text typed before the suggestions listen', () => {
  test.each([
    ['an empty field', '', 'ballon'],
    ['a field that was filled', 'kiállítás', 'kiállítások'],
  ])('is read after all: %s', (_, standing, typed) => {
    expect(drawnOver(standing, typed)).toMatchObject({ text: typed, isOpen: true });
  });

  test('nothing happens if nothing was typed', () => {
    expect(drawnOver('kiállítás', '')).toMatchObject({ text: 'kiállítás', isOpen: false });
  });
});
