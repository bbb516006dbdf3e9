import type { StoryFile } from '../../gallery/story.ts';
import { Icon } from '../actions/Icon.tsx';
import { DRAWINGS, type PictogramName } from './drawings.ts';
import { Pictogram } from './Pictogram.tsx';
import { PictogramList, PictogramPanel } from './PictogramPanel.tsx';
import { PLACE_DRAWINGS } from './place-signs.ts';

const TEXTS: Record<
  'hu' | 'en',
  { title: string; close: string; intro: string; items: { name: PictogramName; label: string; text?: string }[] }
> = {
  hu: {
    title: 'Mit jelentenek a jelek?',
    close: 'Bezárás',
    intro: 'Ezekkel a jelekkel találkozik a térképen és a parkban.',
    items: [
      { name: 'toilet', label: 'Mosdó', text: 'Rövid regisztráció után ingyenes.' },
      { name: 'drinking_water', label: 'Ivóvíz', text: 'Áprilistól októberig.' },
      { name: 'step_free', label: 'Akadálymentes' },
      { name: 'dog', label: 'Kutyák', text: 'Pórázon; a játszóterekre nem.' },
      { name: 'pushchair', label: 'Babakocsi' },
      { name: 'parking', label: 'Parkolás', text: '800 hely három szinten.' },
      { name: 'bicycle', label: 'Kerékpár' },
      { name: 'wifi', label: 'Wifi' },
      { name: 'food', label: 'Étel, ital' },
      { name: 'first_aid', label: 'Elsősegély' },
      { name: 'playground', label: 'Játszótér', text: 'Naponta 8.30-tól sötétedésig.' },
      { name: 'info', label: 'Információ' },
    ],
  },
  en: {
    title: 'What do the signs mean?',
    close: 'Close',
    intro: 'You meet these signs on the map and in the park.',
    items: [
      { name: 'toilet', label: 'Toilet', text: 'Free after a quick registration.' },
      { name: 'drinking_water', label: 'Drinking water', text: 'From April to October.' },
      { name: 'step_free', label: 'Step-free' },
      { name: 'dog', label: 'Dogs', text: 'On a lead; not on the playgrounds.' },
      { name: 'pushchair', label: 'Pushchairs' },
      { name: 'parking', label: 'Parking', text: '800 spaces on three levels.' },
      { name: 'bicycle', label: 'Bicycles' },
      { name: 'wifi', label: 'Wifi' },
      { name: 'food', label: 'Food and drink' },
      { name: 'first_aid', label: 'First aid' },
      { name: 'playground', label: 'Playground', text: 'Daily from 8.30 until dusk.' },
      { name: 'info', label: 'Information' },
    ],
  },
};
const explained = (language: 'hu' | 'en') => TEXTS[language].items.map((item) => ({ ...item, sign: <Pictogram name={item.name} /> }));
const isName = (name: string): name is PictogramName => Object.hasOwn(DRAWINGS, name);
const ALL = Object.keys(DRAWINGS).filter(isName);

export const title: StoryFile['title'] = 'Piktogramok · Pictograms';

export const stories: StoryFile['stories'] = {
  'Mind · All': () => (
    <div className="actions">
      {ALL.map((name) => (
        <Pictogram key={name} name={name} label={name} />
      ))}
    </div>
  ),
  'Helyek · Places': () => (
    <div className="actions">
      {Object.entries(PLACE_DRAWINGS).map(([name, drawing]) => (
        <span key={name} className="pictogram">
          <Icon of={drawing} size={28} label={name} />
        </span>
      ))}
    </div>
  ),
  'Méretek · Sizes': () => (
    <div className="actions">
      <Pictogram name="playground" label="playground" size="small" />
      <Pictogram name="playground" label="playground" />
      <Pictogram name="playground" label="playground" size="large" />
    </div>
  ),
  'Magyarázat · Explained': ({ language }) => <PictogramList items={explained(language)} />,
  'Magyarázó panel · Explainer panel': ({ language }) => {
    const t = TEXTS[language];
    return <PictogramPanel id="story-pictograms" title={t.title} closeLabel={t.close} intro={t.intro} items={explained(language)} />;
  },
};
