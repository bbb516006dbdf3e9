import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HungarianText } from './HungarianText.tsx';

test('a long text is focusable with a name from the first render, a short one is not', () => {
  expect(renderToStaticMarkup(<HungarianText text="Szöveg" isLong titleId="a-hu" />)).toBe(
    '<div class="liget-languages__text liget-languages__text--long" role="group" aria-labelledby="a-hu" tabindex="0" lang="hu">Szöveg</div>',
  );
  expect(renderToStaticMarkup(<HungarianText text="Cím" isLong={false} titleId="a-hu" />)).toBe(
    '<div class="liget-languages__text" lang="hu">Cím</div>',
  );
});
