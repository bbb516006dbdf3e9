'use client';

import { useTranslate } from '../platform/admin-ui/use-translate.ts';
import { label } from '../platform/fields/labels.ts';
import { untilSavesAreAnswered } from './optimistic-locking/tab-saves.ts';

export const BROKEN_SCREEN_TEXTS = {
  title: label('Ez az oldal most nem töltődött be', 'This page could not be loaded'),
  about: label(
    'Megszakadt a kapcsolat, vagy a szolgáltatás most nem felel. A tartalmak el nem mentett szövegéről másolat maradt ezen az eszközön: ha az oldal újra betöltődik, visszahozhatja.',
    'The connection was lost, or the service is not responding right now. A copy of content that was not saved is on this device: you can bring it back when the page has loaded again.',
  ),
  again: label('Betöltöm újra', 'Load it again'),
};

/** A service that hangs does not keep the screen from loading again; the text is on the device. */
const MAX_SAVING_MS = 5000;

async function reload(): Promise<void> {
  await Promise.race([
    untilSavesAreAnswered(),
    new Promise((resolve) => {
      setTimeout(resolve, MAX_SAVING_MS);
    }),
  ]);
  window.location.reload();
}

/** Shown instead of a screen of the admin that cannot be rendered: its code did not load, or the service did not answer. */
export function BrokenScreen() {
  const translate = useTranslate();
  return (
    <main className="liget-broken-screen">
      <h1>{translate(BROKEN_SCREEN_TEXTS.title)}</h1>
      <p>{translate(BROKEN_SCREEN_TEXTS.about)}</p>
      {/* A failed chunk is requested again only after a reload. */}
      <button type="button" className="liget-button liget-button--main" onClick={() => void reload()}>
        {translate(BROKEN_SCREEN_TEXTS.again)}
      </button>
    </main>
  );
}
