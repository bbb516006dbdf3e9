import type { StoryFile } from '../../gallery/story.ts';
import { Button } from '../actions/Button.tsx';
import { Modal } from './Modal.tsx';
import { closeModal, openModal } from './modal-store.ts';

const TEXTS = {
  hu: {
    close: 'Bezárás',
    cancelTicket: 'Jegy lemondása',
    sure: 'Biztosan lemondja?',
    refund: 'A jegy árát három munkanapon belül visszatérítjük.',
    keep: 'Mégsem',
    cancel: 'Lemondom',
    rules: 'Házirend',
    rule: 'A kutyát tartsa pórázon, a virágokat hagyja ott, ahol nőnek, és hagyja énekelni a madarakat.',
  },
  en: {
    close: 'Close',
    cancelTicket: 'Cancel a ticket',
    sure: 'Cancel this ticket?',
    refund: 'We refund the price within three working days.',
    keep: 'Keep it',
    cancel: 'Cancel it',
    rules: 'House rules',
    rule: 'Keep dogs on a lead, leave the flowers where they grow, and let the birds sing.',
  },
};

const LONG = Array.from({ length: 12 }, (_, index) => index + 1);

export const title: StoryFile['title'] = 'Párbeszédek · Dialogs';

export const stories: StoryFile['stories'] = {
  'Ablakok · Modals': ({ language }) => {
    const t = TEXTS[language];
    return (
      <div className="actions">
        <Button aria-haspopup="dialog" onClick={() => openModal('story-small')}>
          {t.cancelTicket}
        </Button>
        <Modal
          id="story-small"
          title={t.sure}
          closeLabel={t.close}
          size="small"
          actions={
            <>
              <Button look="secondary" onClick={() => closeModal('story-small')}>
                {t.keep}
              </Button>
              <Button look="accent" onClick={() => closeModal('story-small')}>
                {t.cancel}
              </Button>
            </>
          }
        >
          <p>{t.refund}</p>
        </Modal>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => openModal('story-large')}>
          {t.rules}
        </Button>
        <Modal id="story-large" title={t.rules} closeLabel={t.close} size="large" lazy>
          {LONG.map((rule) => (
            <p key={rule}>
              {rule}. {t.rule}
            </p>
          ))}
        </Modal>
      </div>
    );
  },
};
