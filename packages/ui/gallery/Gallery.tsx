import { type ReactNode, useEffect, useState } from 'react';
import { parseSettings, type Settings, toSettingsUrl, WIDTHS } from './settings.ts';
import { LANGUAGES, THEMES } from './story.ts';
import { STORY_GROUPS } from './story-groups.ts';

interface ChoiceProps<Value extends string | number> {
  legend: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string | number>({ legend, values, chosen, onChoose }: ChoiceProps<Value>): ReactNode {
  return (
    <fieldset className="gallery-choice">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={legend} checked={value === chosen} onChange={() => onChoose(value)} />
          {value}
        </label>
      ))}
    </fieldset>
  );
}

/** All stories in an iframe, so that media queries apply to its width. */
export function Gallery() {
  const [settings, setSettings] = useState(() => parseSettings(window.location.search));
  const address = toSettingsUrl(settings);
  const set = (changed: Partial<Settings>) => setSettings({ ...settings, ...changed });

  useEffect(() => window.history.replaceState(null, '', address), [address]);

  return (
    <div className="gallery">
      <header className="gallery-head">
        <h1>Design system</h1>
        <Choice legend="Language" values={LANGUAGES} chosen={settings.language} onChoose={(language) => set({ language })} />
        <Choice legend="Theme" values={THEMES} chosen={settings.theme} onChoose={(theme) => set({ theme })} />
        <Choice legend="Width" values={[...WIDTHS, 'full' as const]} chosen={settings.width} onChoose={(width) => set({ width })} />
      </header>
      <nav className="gallery-list" aria-label="Stories">
        <ul>
          {[{ id: '', title: 'Minden · All' }, ...STORY_GROUPS].map(({ id, title }) => (
            <li key={id}>
              <a
                href={toSettingsUrl({ ...settings, group: id })}
                aria-current={id === settings.group ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  set({ group: id });
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="gallery-stage">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows only pages of the gallery itself */}
        <iframe
          key={address}
          title="Stories"
          src={`./frame.html${address}`}
          {...(settings.width === 'full' ? {} : { style: { width: settings.width } })}
        />
      </main>
    </div>
  );
}
