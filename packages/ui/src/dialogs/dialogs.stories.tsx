import { Info, Share2, SlidersHorizontal } from 'lucide-react';
import { Button, IconButton } from '../actions/Button.tsx';
import { Icon } from '../actions/Icon.tsx';
import { Drawer, Modal } from './Modal.tsx';
import { closeModal, modalTrigger } from './modal-store.ts';
import { PopoverPanel } from './PopoverPanel.tsx';
import { Tooltip } from './Tooltip.tsx';

export const title = 'Párbeszédek · Dialogs';

const LONG = Array.from({ length: 12 }, (_, index) => index + 1);

export const stories = {
  Ablak: () => (
    <>
      <Button {...modalTrigger('story-hu')}>Jegy lemondása</Button>
      <Modal
        id="story-hu"
        title="Biztosan lemondja?"
        closeLabel="Bezárás"
        size="small"
        actions={
          <>
            <Button look="secondary" onClick={() => closeModal('story-hu')}>
              Mégsem
            </Button>
            <Button look="accent" onClick={() => closeModal('story-hu')}>
              Lemondom
            </Button>
          </>
        }
      >
        <p>A jegy árát három munkanapon belül visszatérítjük.</p>
      </Modal>
    </>
  ),
  'Modal, long': () => (
    <>
      <Button look="secondary" {...modalTrigger('story-en')}>
        House rules
      </Button>
      <Modal id="story-en" title="House rules" closeLabel="Close" size="large" lazy>
        {LONG.map((rule) => (
          <p key={rule}>Rule {rule}: keep dogs on a lead, leave the flowers where they grow, and let the birds sing.</p>
        ))}
      </Modal>
    </>
  ),
  'Fiókok · Drawers': () => (
    <div className="actions">
      <Button look="quiet" {...modalTrigger('story-end')}>
        Menü
      </Button>
      <Drawer id="story-end" title="Menü" closeLabel="Bezárás">
        <p>Programok, helyek, látogatás.</p>
      </Drawer>
      <Button look="quiet" {...modalTrigger('story-start')}>
        Start side
      </Button>
      <Drawer id="story-start" side="start" title="Contents" closeLabel="Close">
        <p>From the other edge.</p>
      </Drawer>
      <Button look="quiet" {...modalTrigger('story-sheet')}>
        <Icon of={SlidersHorizontal} /> Szűrők
      </Button>
      <Drawer id="story-sheet" side="bottom" title="Szűrők" closeLabel="Bezárás" actions={<Button wide>48 program megjelenítése</Button>}>
        {LONG.map((filter) => (
          <p key={filter}>{filter}. szűrő</p>
        ))}
      </Drawer>
    </div>
  ),
  'Buborékok · Popover and tooltip': () => (
    <div className="actions">
      <PopoverPanel
        button={
          <>
            <Icon of={Share2} /> Megosztás
          </>
        }
        label="Megosztás"
      >
        <p>Másolja a hivatkozást, vagy küldje el levélben.</p>
      </PopoverPanel>
      <Tooltip text="Opens every day at 8.30">
        {(described) => (
          <IconButton label="Opening hours" title="" look="quiet" {...described}>
            <Icon of={Info} />
          </IconButton>
        )}
      </Tooltip>
    </div>
  ),
};
