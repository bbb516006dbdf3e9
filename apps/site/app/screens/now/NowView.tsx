import { Button } from '@liget/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { NeedsRow } from '../../components/needs/needs-row.lazy.ts';
import type { NowViewData } from './load-now.server.ts';
import styles from './Now.module.css';
import { NowRows } from './NowRows.tsx';

/** What is open, on and about to begin, in the order of decisions: now, soon, lasting, unknown, later. */
export function NowView({ title, path, view }: { title: string; path: string; view: NowViewData }) {
  const t = useTranslations('now');
  const { balloon, on, soon, later, open, maybe, lasting, restrooms, closed, words, tomorrow } = view;
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>
          <span>{view.asOf}</span> {view.isQuiet ? null : <a href={view.todayUrl}>{words.more}</a>}
        </p>
      </header>
      {view.notices.map((notice) => (
        <p key={notice} className="notice" role="note">
          {notice}
        </p>
      ))}
      <NeedsRow chips={view.needs} />
      {view.isQuiet ? (
        <section className={styles.quiet} aria-labelledby="quiet">
          <h2 id="quiet">{words.quiet}</h2>
          {tomorrow ? (
            <p>
              {words.firstNextDay}: <strong>{tomorrow.time}</strong>{' '}
              <a href={tomorrow.url} lang={tomorrow.lang}>
                {tomorrow.title}
              </a>
              . <a href={tomorrow.allUrl}>{words.allNextDay}</a>
            </p>
          ) : null}
          {view.withoutNeedsUrl ? <WithoutNeeds url={view.withoutNeedsUrl} /> : null}
        </section>
      ) : null}
      <div className={styles.parts}>
        {balloon ? (
          <Part name="balloon" title={t('balloon')}>
            <NowRows rows={[balloon]} layout="stack" />
          </Part>
        ) : null}
        {on.length > 0 ? (
          <Part name="on" title={words.on}>
            <NowRows rows={on} />
          </Part>
        ) : null}
        {soon.length > 0 ? (
          <Part name="soon" title={t('sections.soon')}>
            <NowRows rows={soon} />
          </Part>
        ) : null}
        {view.unsuitable.places ? (
          <Part name="open" title={t('sections.open')}>
            <NoneSuitable text={t('noSuitablePlace')} url={view.withoutNeedsUrl} />
          </Part>
        ) : null}
        {open.length > 0 ? (
          <Part name="open" title={t('sections.open')}>
            <NowRows rows={open} layout="lines" />
          </Part>
        ) : null}
        {maybe.length > 0 ? (
          <Part name="maybe" title={t('sections.maybe')} lead={words.maybeLead}>
            <NowRows rows={maybe} layout="lines" />
          </Part>
        ) : null}
        {later.length > 0 ? (
          <Part name="later" title={words.later}>
            <NowRows rows={later} layout="lines" />
          </Part>
        ) : null}
        {view.unsuitable.restrooms ? (
          <Part name="restrooms" title={t('sections.restrooms')}>
            <NoneSuitable text={t('noSuitableRestroom')} url={view.withoutNeedsUrl} />
          </Part>
        ) : null}
        {restrooms.length > 0 ? (
          <Part name="restrooms" title={t('sections.restrooms')}>
            <NowRows rows={restrooms} layout="lines" />
            <p className={styles.more}>
              <a className="text-link" href={view.restroomsUrl}>
                {t('restroomsOnMap')}
              </a>
            </p>
          </Part>
        ) : null}
        {lasting.length > 0 ? (
          <Part name="lasting" title={t('sections.lasting')}>
            <NowRows rows={lasting} layout="lines" />
          </Part>
        ) : null}
        {closed.length > 0 ? (
          <Part name="closed" title={words.closed}>
            <NowRows rows={closed} layout="lines" />
          </Part>
        ) : null}
      </div>
      <OtherTime path={path} form={view.form} needs={view.needsAsked} />
      <p className={styles.note}>{view.walks ? t('walkFrom', { start: view.walks }) : t('walkNearest')}</p>
    </div>
  );
}

function Part({ name, title, lead, children }: { name: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={`now-${name}`}>
      <h2 id={`now-${name}`}>{title}</h2>
      {lead ? <p className={styles.note}>{lead}</p> : null}
      {children}
    </section>
  );
}

/** In place of a list of which nothing is known to meet the needs. */
function NoneSuitable({ text, url }: { text: string; url: string | null }) {
  return (
    <>
      <p>{text}</p>
      {url ? <WithoutNeeds url={url} /> : null}
    </>
  );
}

function WithoutNeeds({ url }: { url: string }) {
  const t = useTranslations('needs');
  return (
    <p className={styles.more}>
      <a className="text-link" href={url} rel="external nofollow">
        {t('clear')}
      </a>
    </p>
  );
}

/** A form for another time and another starting point. */
function OtherTime({ path, form, needs }: { path: string; form: NowViewData['form']; needs: NowViewData['needsAsked'] }) {
  const t = useTranslations('now');
  return (
    <details className={styles.other} open={form.nowUrl !== null || undefined}>
      <summary>{t('otherTime')}</summary>
      <form action={path} method="get">
        {needs.map((need) => (
          <input key={need} type="hidden" name="need" value={need} />
        ))}
        <label>
          {t('at')}
          <input type="datetime-local" name="at" defaultValue={form.at} min={form.first} max={form.last} />
        </label>
        {form.starts.length > 0 ? (
          <label>
            {t('from')}
            <select name="from" defaultValue={form.from ?? ''}>
              <option value="">{t('nearest')}</option>
              {form.starts.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Button type="submit">{t('show')}</Button>
        {form.nowUrl ? <a href={form.nowUrl}>{t('backToNow')}</a> : null}
      </form>
    </details>
  );
}
