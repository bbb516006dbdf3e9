import { createSamplePicture } from '../../gallery/sample-pictures.ts';
import type { Language, StoryFile } from '../../gallery/story.ts';
import { Card } from '../cards/Card.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { Carousel } from './Carousel.tsx';

const TEXTS = {
  hu: {
    label: 'A hét képei',
    cards: 'Ami most van',
    places: ['A tó reggel', 'Őszi fasor', 'Esti fények', 'Havas rét', 'Naplemente', 'Tavasz a tónál'],
    where: 'Városliget',
  },
  en: {
    label: 'Pictures of the week',
    cards: 'What is on now',
    places: ['The lake in the morning', 'An avenue in autumn', 'Evening lights', 'A meadow in snow', 'Sunset', 'Spring at the lake'],
    where: 'City Park',
  },
};
const LABELS = {
  hu: {
    carousel: 'képsor',
    slide: 'kép',
    previous: 'Előző',
    next: 'Következő',
    pause: 'Megállítás',
    play: 'Indítás',
    position: (index: string, total: string) => `${index}. a(z) ${total} közül`,
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    position: (index: string, total: string) => `${index} of ${total}`,
  },
};

const toPictures = (language: Language) =>
  TEXTS[language].places.map((place, index) => ({
    id: String(index),
    content: <Picture sizes="100vw" source={createSamplePicture(index, 2.4)} alt={place} />,
  }));

export const title: StoryFile['title'] = 'Körhinta · Carousel';

export const stories: StoryFile['stories'] = {
  'Egyesével · One at a time': ({ language }) => (
    <Carousel label={TEXTS[language].label} items={toPictures(language)} labels={LABELS[language]} />
  ),
  'Magától mozog · Moves by itself': ({ language }) => (
    <Carousel label={`${TEXTS[language].label} 2`} items={toPictures(language)} labels={LABELS[language]} startAt={2} every={5000} />
  ),
  'Szalag · Strip': ({ language }) => (
    <Carousel
      look="strip"
      label={TEXTS[language].cards}
      labels={LABELS[language]}
      items={TEXTS[language].places.map((place, index) => ({
        id: String(index),
        content: (
          <Card
            href="#card"
            title={place}
            meta={TEXTS[language].where}
            picture={<Picture sizes="100vw" source={createSamplePicture(index)} alt="" />}
          />
        ),
      }))}
    />
  ),
};
