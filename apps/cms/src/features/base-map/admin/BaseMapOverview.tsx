'use client';

import { type BaseMap, BaseMapKind } from '@liget/content-api';
import { getParkRing } from '@liget/map';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useMemo, useState } from 'react';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import { BaseMapCredit, BaseMapDrawing } from './BaseMapDrawing.tsx';
import { KIND_NAMES, MAP_TEXTS } from './map-texts.ts';
import { toPlanView } from './point-on-map.ts';
import { useBaseMap } from './use-base-map.ts';
import { useWidth } from './use-width.ts';

interface Origin {
  file: string;
  imported: string;
  by: string;
}

/** `null` for the base map of the seed. */
function readOrigin(body: unknown): Origin | null {
  if (typeof body !== 'object' || body === null || !('origin' in body)) return null;
  const { origin } = body;
  if (typeof origin !== 'object' || origin === null || !('file' in origin && 'imported' in origin && 'by' in origin)) return null;
  return { file: String(origin.file), imported: String(origin.imported), by: String(origin.by) };
}

function useOrigin(): Origin | null | 'loading' {
  const { config } = useConfig();
  const [origin, setOrigin] = useState<Origin | null | 'loading'>('loading');
  const address = `${config.routes.api}/globals/ground-plan?depth=0&select[origin]=true`;
  useEffect(() => {
    const controller = new AbortController();
    fetch(address, { signal: controller.signal })
      .then(async (response) => setOrigin(readOrigin(await response.json())))
      .catch(() => undefined);
    return () => controller.abort();
  }, [address]);
  return origin;
}

function Facts({ origin, surveyed }: { origin: Origin; surveyed: string | null }) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const facts = [
    [MAP_TEXTS.baseMapFile, origin.file],
    [MAP_TEXTS.baseMapImported, formatMoment(origin.imported, language)],
    [MAP_TEXTS.baseMapBy, origin.by],
    [MAP_TEXTS.baseMapSurveyed, surveyed ?? translate(MAP_TEXTS.baseMapNotSurveyed)],
  ] as const;
  return (
    <dl className="liget-ground-facts">
      {facts.map(([name, value]) => (
        <div key={name.en}>
          <dt>{translate(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Counts({ features }: Pick<BaseMap, 'features'>) {
  const translate = useTranslate();
  const count = (kind: BaseMapKind, source: 'drawn' | 'osm') =>
    features.filter(({ properties }) => properties.kind === kind && properties.source === source).length;
  const rows = BaseMapKind.options
    .map((kind) => ({ kind, osm: count(kind, 'osm'), drawn: count(kind, 'drawn') }))
    .filter(({ osm, drawn }) => osm + drawn > 0);
  return (
    <table className="liget-ground-counts">
      <caption>{translate(MAP_TEXTS.baseMapCounts)}</caption>
      <thead>
        <tr>
          <th scope="col">{translate(MAP_TEXTS.baseMapKind)}</th>
          <th scope="col">{translate(MAP_TEXTS.baseMapSources.osm)}</th>
          <th scope="col">{translate(MAP_TEXTS.baseMapSources.drawn)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, osm, drawn }) => (
          <tr key={kind}>
            <th scope="row">{translate(KIND_NAMES[kind])}</th>
            <td>{osm}</td>
            <td>{drawn}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The base map, its origin, and how much of it is surveyed. */
export function BaseMapOverview() {
  const baseMap = useBaseMap();
  const origin = useOrigin();
  const translate = useTranslate();
  const { width, measured } = useWidth(640);
  const view = useMemo(
    () => (typeof baseMap === 'string' ? null : toPlanView(getParkRing(baseMap.features), { zoom: 1, centre: null, width })),
    [baseMap, width],
  );
  if (typeof baseMap === 'string')
    return <p className="liget-note">{translate(baseMap === 'loading' ? MAP_TEXTS.loading : MAP_TEXTS.baseMapFailed)}</p>;
  return (
    <div className="liget-point field-type">
      <p>{translate(MAP_TEXTS.baseMapIntro)}</p>
      {origin === null && <p>{translate(MAP_TEXTS.baseMapFirst)}</p>}
      {typeof origin === 'object' && origin !== null && <Facts origin={origin} surveyed={baseMap.surveyed} />}
      <div className="liget-point__map" ref={measured} role="img" aria-label={translate(MAP_TEXTS.map)}>
        {view && <BaseMapDrawing baseMap={baseMap} view={view} zoom={1} />}
      </div>
      <BaseMapCredit />
      <Counts features={baseMap.features} />
    </div>
  );
}
