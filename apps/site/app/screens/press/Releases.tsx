import { useTranslations } from 'use-intl';
import type { DocumentLink } from '../../components/information/information.ts';
import styles from './PressScreen.module.css';
import type { ReleaseRow } from './press-release.ts';

/** Press releases as dense rows: day, title and files. */
export function Releases({ releases }: { releases: (ReleaseRow & { attachments: DocumentLink[] })[] }) {
  const t = useTranslations('press');
  return (
    <ol className={styles.releases}>
      {releases.map((release) => (
        <li key={release.id}>
          <time dateTime={release.day}>{release.date}</time>
          <div>
            <h3>
              <a className="covering-link" href={release.url} lang={release.lang}>
                {release.title}
              </a>
            </h3>
            <p lang={release.lang}>{release.lead}</p>
          </div>
          {release.attachments.length > 0 ? (
            <ul className={styles.files}>
              {release.attachments.map((file) => {
                const facts = file.kind ? `${file.kind}, ${file.size}` : file.size;
                return (
                  <li key={file.url}>
                    <a href={file.url} download={file.fileName} referrerPolicy="no-referrer" title={file.title}>
                      {facts}
                      <span className="visually-hidden">
                        {' '}
                        – {t.rich('downloadOf', { title: file.title, name: (chunks) => <span lang={file.lang}>{chunks}</span> })}
                      </span>
                    </a>
                  </li>
                );
              })}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
