import type { Locale } from '@liget/content-api';
import type { LonLat } from '@liget/map';
import { Button, Checkbox } from '@liget/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { href } from '../../../lib/urls/href.ts';
import styles from './DirectionsPanel.module.css';
import { DirectionsResult } from './DirectionsResult.tsx';
import { OwnPosition } from './OwnPosition.tsx';
import type { RouteQuery } from './route-query.ts';
import type { RouteView } from './route-view.ts';

interface DirectionsPanelProps {
  routeQuery: RouteQuery;
  /** The visitor's position; `null` until the visitor shares it. */
  position: LonLat | null;
  locale: Locale;
  /** Called with a route from the visitor's position, which is not sent to the server, and with `null` when it is removed. */
  onOwnRoute: (route: RouteView | null) => void;
}

/** The form for a route and its directions. It works as a plain form; with scripts it offers the visitor's position too. */
export function DirectionsPanel({ routeQuery, position, locale, onOwnRoute }: DirectionsPanelProps) {
  const t = useTranslations('wayForm');
  const { groups, from, to, isStepFree, error, route } = routeQuery;
  const form = useRef<HTMLFormElement>(null);
  const [ownResult, setOwnResult] = useState<{ route: RouteView | null; error: string | null } | null>(null);
  const shownResult = ownResult ?? { route, error };

  function show(outcome: { route: RouteView | null; error: string | null } | null) {
    setOwnResult(outcome);
    onOwnRoute(outcome?.route ?? null);
  }
  const clearDirections = (event: FormEvent) => {
    if (ownResult && event.target instanceof HTMLElement) show(null);
  };
  const isOpen = Boolean(from || to || error || route);

  return (
    <section id="way" className={styles.panel} aria-labelledby="way-title" data-print={shownResult.route ? 'way' : undefined}>
      <details open={isOpen}>
        <summary>
          <h2 id="way-title">{t('title')}</h2>
        </summary>
        {/* A new key for each route resets the fields to the values of the URL. */}
        <form
          key={`${from} ${to} ${isStepFree}`}
          ref={form}
          action={`${href('map', locale)}#way`}
          className={styles.form}
          onChange={clearDirections}
        >
          <p>{t('hint')}</p>
          <PlaceSelect name="from" label={t('from')} groups={groups} chosen={from} />
          <PlaceSelect name="to" label={t('to')} groups={groups} chosen={to} />
          <Checkbox name="profile" value="step-free" label={t('stepFree')} defaultChecked={isStepFree} />
          <p className="actions">
            <Button type="submit">{t('submit')}</Button>
          </p>
          <OwnPosition form={form} position={position} groups={groups} locale={locale} onOutcome={show} />
        </form>
        {shownResult.error ? (
          <p className="notice" role="status">
            {shownResult.error}
          </p>
        ) : null}
        {shownResult.route ? <DirectionsResult route={shownResult.route} locale={locale} /> : null}
      </details>
    </section>
  );
}

function PlaceSelect({
  name,
  label,
  groups,
  chosen,
}: {
  name: 'from' | 'to';
  label: string;
  groups: RouteQuery['groups'];
  chosen: string;
}) {
  const t = useTranslations('wayForm');
  return (
    <div className="field">
      <label className="field-label" htmlFor={`way-${name}`}>
        {label}
      </label>
      <select className={`field-input ${styles.select}`} id={`way-${name}`} name={name} defaultValue={chosen}>
        <option value="">{t('choose')}</option>
        {groups.map(({ kind, label: heading, places }) => (
          <optgroup key={kind} label={heading}>
            {places.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
