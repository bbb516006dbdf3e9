'use client';

import { BROKEN_SCREEN_TEXTS as TEXTS } from '../admin/BrokenScreen.tsx';

/** The page when not even the admin's frame can be drawn, and nobody knows who reads it: in both languages, with no style but its own. */
export default function GlobalError() {
  return (
    <html lang="hu">
      <body style={{ maxWidth: '40rem', margin: '10vh auto', padding: '0 1rem', font: '1rem/1.5 system-ui, sans-serif' }}>
        <title>{TEXTS.title.hu}</title>
        {(['hu', 'en'] as const).map((language) => (
          <section key={language} lang={language}>
            <h1>{TEXTS.title[language]}</h1>
            <p>{TEXTS.about[language]}</p>
            <button type="button" onClick={() => window.location.reload()}>
              {TEXTS.again[language]}
            </button>
          </section>
        ))}
      </body>
    </html>
  );
}
