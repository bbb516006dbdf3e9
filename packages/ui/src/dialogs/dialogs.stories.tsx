import { Info, Share2, SlidersHorizontal } from 'lucide';
import type { StoryFile } from '../../gallery/story.ts';
import { Button, IconButton } from '../actions/Button.tsx';
import { Icon } from '../actions/Icon.tsx';
import { Drawer, Modal } from './Modal.tsx';
import { closeModal, modalTrigger } from './modal-store.ts';
import { PopoverPanel } from './PopoverPanel.tsx';
import { Tooltip } from './Tooltip.tsx';

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
    menu: 'Menü',
    menuText: 'Programok, helyek, látogatás.',
    contents: 'Tartalom',
    filters: 'Szűrők',
    show: '48 program megjelenítése',
    share: 'Megosztás',
    shareText: 'Másolja a hivatkozást, vagy küldje el levélben.',
    hours: 'Nyitvatartás',
    hoursText: 'Minden nap 8.30-tól',
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
    menu: 'Menu',
    menuText: 'Programs, places, visiting.',
    contents: 'Contents',
    filters: 'Filters',
    show: 'Show 48 programs',
    share: 'Share',
    shareText: 'Copy the link or send it by e-mail.',
    hours: 'Opening hours',
    hoursText: 'Every day from 8.30',
  },
};

const LONG = Array.from({ length: 12 }, (_, index) => index + 1);

export const title: StoryFile['title'] = 'Párbeszédek · Dialogs';

export const stories: StoryFile['stories'] = {
  'Ablakok · Modals': ({ language }) => {
    const t = TEXTS[language];
    return (
      <div className="actions">
        <Button {...modalTrigger('story-small')}>{t.cancelTicket}</Button>
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
        <Button look="secondary" {...modalTrigger('story-large')}>
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
  'Fiókok · Drawers': ({ language }) => {
    const t = TEXTS[language];
    return (
      <div className="actions">
        <Button look="quiet" {...modalTrigger('story-end')}>
          {t.menu}
        </Button>
        <Drawer id="story-end" title={t.menu} closeLabel={t.close}>
          <p>{t.menuText}</p>
        </Drawer>
        <Button look="quiet" {...modalTrigger('story-start')}>
          {t.contents}
        </Button>
        <Drawer id="story-start" side="start" title={t.contents} closeLabel={t.close}>
          <p>{t.menuText}</p>
        </Drawer>
        <Button look="quiet" {...modalTrigger('story-sheet')}>
          <Icon of={SlidersHorizontal} /> {t.filters}
        </Button>
        <Drawer id="story-sheet" side="bottom" title={t.filters} closeLabel={t.close} actions={<Button wide>{t.show}</Button>}>
          {LONG.map((filter) => (
            <p key={filter}>{filter}.</p>
          ))}
        </Drawer>
      </div>
    );
  },
  'Buborékok · Popover, tooltip': ({ language }) => {
    const t = TEXTS[language];
    return (
      <div className="actions">
        <PopoverPanel
          button={
            <>
              <Icon of={Share2} /> {t.share}
            </>
          }
          label={t.share}
        >
          <p>{t.shareText}</p>
        </PopoverPanel>
        <Tooltip text={t.hoursText}>
          {(described) => (
            <IconButton label={t.hours} title="" look="quiet" {...described}>
              <Icon of={Info} />
            </IconButton>
          )}
        </Tooltip>
      </div>
    );
  },
};
