import { Button, Icon } from '@liget/ui';
import { Link2, Share2 } from 'lucide';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrowserValue } from '../../../../components/islands/use-browser-value.ts';
import styles from '../Program.module.css';

export interface SharedPage {
  /** With the public origin. */
  url: string;
  title: string;
}

/** The device's share sheet if available, and a button that copies the link. */
export function ShareButtons({ url, title }: SharedPage) {
  const t = useTranslations('programs');
  const [announcement, setAnnouncement] = useState('');
  const canShare = useBrowserValue(() => 'share' in navigator, false);

  async function share(): Promise<void> {
    // Rejects when the visitor cancels.
    await navigator.share({ title, url }).catch(() => undefined);
  }
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setAnnouncement(t('copied'));
    } catch {
      setAnnouncement(t('copyFailed', { url }));
    }
  }
  return (
    <div id="share" className={styles.share}>
      {canShare ? (
        <Button look="quiet" onClick={() => void share()}>
          <Icon of={Share2} size={18} />
          {t('share')}
        </Button>
      ) : null}
      <Button look="quiet" onClick={() => void copy()}>
        <Icon of={Link2} size={18} />
        {t('copyLink')}
      </Button>
      <p role="status" className={styles.said}>
        {announcement}
      </p>
    </div>
  );
}
