import { createSamplePicture } from '../../gallery/sample-pictures.ts';
import type { StoryFile } from '../../gallery/story.ts';
import { Picture } from '../pictures/Picture.tsx';
import { PageTitle, Prose } from '../text/Text.tsx';
import { Card, Tag } from './Card.tsx';

const TEXTS = {
  hu: {
    cards: [
      ['Esti tárlatvezetés a tetőkert alatt', 'Néprajzi Múzeum · 18:00', 'nov. 22.', 'Vezetett séta'],
      ['Táncház a fák között', 'Magyar Zene Háza · 19:30', 'nov. 22.', 'Ingyenes'],
      ['Korcsolyás este a tavon', 'Városligeti-tó · 17:00', 'nov. 29.', 'Elmarad'],
    ],
    lead: 'Másfél óra zene és beszélgetés a fák alatt, melegedővel és forralt almalével.',
    title: 'Szép nap van a Ligetben',
    intro: '43 program ma, 12 közülük ingyenes. Mihez lenne kedve?',
    kicker: 'Ma',
    prose:
      '<h2>Hogyan jut el hozzánk?</h2><p>A <a href="#metro">kisföldalatti</a> a tónál áll meg, onnan öt perc séta.</p><ul><li>Minden kapunál van kerékpártároló.</li><li>A mélygarázs 800 férőhelyes.</li></ul><blockquote>A park mindenkié, reggeltől estig.</blockquote>',
  },
  en: {
    cards: [
      ['An evening tour under the roof garden', 'Museum of Ethnography · 6 pm', '22 Nov', 'Guided walk'],
      ['Dance house among the trees', 'House of Hungarian Music · 7.30 pm', '22 Nov', 'Free'],
      ['An evening of skating on the lake', 'City Park lake · 5 pm', '29 Nov', 'Cancelled'],
    ],
    lead: 'An hour and a half of music and talk under the trees, with a warm corner and mulled apple juice.',
    title: 'A fine day in the park',
    intro: '43 programs today, 12 of them free. What would you like to do?',
    kicker: 'Today',
    prose:
      '<h2>How do you get here?</h2><p>The <a href="#metro">yellow underground</a> stops at the lake, five minutes’ walk away.</p><ul><li>There are bicycle racks at every gate.</li><li>The underground car park has 800 spaces.</li></ul><blockquote>The park is everybody’s, from morning to night.</blockquote>',
  },
} as const;
const TONES = ['plain', 'strong', 'alert'] as const;

export const title: StoryFile['title'] = 'Kártyák, szöveg · Cards, text';

export const stories: StoryFile['stories'] = {
  'Cím · Title': ({ language }) => <PageTitle title={TEXTS[language].title} lead={TEXTS[language].intro} kicker={TEXTS[language].kicker} />,
  'Kártyák · Cards': ({ language }) => (
    <div className="card-examples">
      {TEXTS[language].cards.map(([name, meta, day, tag], index) => (
        <Card
          key={name}
          href="#card"
          title={name}
          meta={meta}
          kicker={day}
          picture={<Picture sizes="100vw" source={createSamplePicture(index)} alt="" />}
          tags={<Tag tone={TONES[index] ?? 'plain'}>{tag}</Tag>}
        />
      ))}
    </div>
  ),
  'Sor, nagy · Row, large': ({ language }) => (
    <div className="card-examples">
      {(['card-row', 'card-large'] as const).map((className, index) => {
        const [name, meta, day] = TEXTS[language].cards[index] ?? TEXTS[language].cards[0];
        return (
          <Card
            key={className}
            className={className}
            href="#card"
            title={name}
            meta={meta}
            kicker={day}
            lead={TEXTS[language].lead}
            picture={<Picture sizes="100vw" source={createSamplePicture(index + 3)} alt="" />}
          />
        );
      })}
    </div>
  ),
  'Szöveg · Prose': ({ language }) => <Prose html={TEXTS[language].prose} />,
  'Közlemények · Notices': ({ language }) => (
    <>
      <p className="notice">{TEXTS[language].intro}</p>
    </>
  ),
};
