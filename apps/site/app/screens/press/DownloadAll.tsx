import type { Locale } from '@liget/content-api';
import { Button, ButtonLink, ProgressBar } from '@liget/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatFileSize } from '../../lib/file-size.ts';
import { saveFile } from './save-file.ts';

interface DownloadAllProps {
  archive: { url: string; fileName: string; facts: string; bytes: number };
  locale: Locale;
}

type State = { kind: 'idle' | 'failed' | 'saved' } | { kind: 'loading'; loaded: number; total: number | undefined };

/** Bytes; larger archives are downloaded by the browser itself, which writes them to the disk. */
const MAX_IN_MEMORY_BYTES = 300_000_000;

/** All pictures of a gallery in one file: a link; with JavaScript it shows progress and can be stopped. */
export function DownloadAll({ archive, locale }: DownloadAllProps) {
  const t = useTranslations('press');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function download() {
    const controller = new AbortController();
    abort.current = controller;
    setState({ kind: 'loading', loaded: 0, total: archive.bytes });
    try {
      await saveFile(archive.url, {
        name: archive.fileName,
        signal: controller.signal,
        onProgress: (loaded, total) => setState({ kind: 'loading', loaded, total }),
      });
      setState({ kind: 'saved' });
    } catch {
      if (abort.current === controller) setState({ kind: controller.signal.aborted ? 'idle' : 'failed' });
    }
  }
  function onClick(event: MouseEvent) {
    if (archive.bytes > MAX_IN_MEMORY_BYTES || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void download();
  }

  return (
    <>
      {state.kind === 'loading' ? (
        <ProgressBar
          label={t('downloading')}
          {...(state.total ? { value: state.loaded, max: state.total } : {})}
          detail={[state.loaded, ...(state.total ? [state.total] : [])].map((bytes) => formatFileSize(bytes, locale)).join(' / ')}
          action={
            <Button look="quiet" size="small" onClick={() => abort.current?.abort()}>
              {t('stop')}
            </Button>
          }
        />
      ) : (
        <p>
          <ButtonLink href={archive.url} download={archive.fileName} referrerPolicy="no-referrer" onClick={onClick}>
            {t('downloadAll', { facts: archive.facts })}
          </ButtonLink>
        </p>
      )}
      <p role="status">{state.kind === 'failed' ? t('notDownloaded') : state.kind === 'saved' ? t('downloaded') : null}</p>
    </>
  );
}
