import type { StoryFile } from '../../gallery/story.ts';
import { Marquee } from './Marquee.tsx';

const TEXTS = {
  hu: {
    labels: { pause: 'Megállítás', play: 'Indítás' },
    short: 'Ma 23 óráig nyitva.',
    long: 'A Városligeti-tó körül 18 órától esti fényfutás lesz, a körpálya egyik sávja zárva; kérjük, ebben az időben a Hermina úti kapun át érkezzen, és figyelje a rendezők jelzéseit. Köszönjük a türelmét!',
    link: 'Részletek',
  },
  en: {
    labels: { pause: 'Pause', play: 'Play' },
    short: 'Open until 11 pm today.',
    long: 'A night run goes round the lake from 6 pm and one lane of the running loop is closed; please come in through the gate on Hermina út during that time and follow the stewards’ signs. Thank you for your patience!',
    link: 'Details',
  },
};
const bar = { padding: '0.6rem 1rem', background: 'var(--sun)', color: 'var(--night)', fontWeight: 600 };

export const title: StoryFile['title'] = 'Futó szöveg · Marquee';

export const stories: StoryFile['stories'] = {
  'Elfér · It fits': ({ language }) => (
    <div style={bar}>
      <Marquee labels={TEXTS[language].labels}>{TEXTS[language].short}</Marquee>
    </div>
  ),
  'Nem fér el · Wider than its bar': ({ language }) => (
    <div style={bar}>
      <Marquee labels={TEXTS[language].labels}>
        {TEXTS[language].long} <a href="#details">{TEXTS[language].link}</a>
      </Marquee>
    </div>
  ),
};
