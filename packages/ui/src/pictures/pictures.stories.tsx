import { createSamplePicture } from '../../gallery/sample-pictures.ts';
import type { StoryFile } from '../../gallery/story.ts';
import { getImageSizes, IMAGE_ASPECTS } from './media.ts';
import { Picture } from './Picture.tsx';
import { StaticImage } from './StaticImage.tsx';

const TEXTS = {
  hu: { lake: 'A tó', caption: 'A tó egy nyári reggelen · A park rajza', waiting: 'Amíg megérkezik' },
  en: { lake: 'The lake', caption: 'The lake on a summer morning · Drawn by the park', waiting: 'Until it arrives' },
};
const CROPS = { '3_2': createSamplePicture(0, 1.5), '3_4': createSamplePicture(1, 0.75), '1_1': createSamplePicture(2, 1) };
const CLEAR = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const NEVER = { src: CLEAR, width: 960, height: 640 };

export const title: StoryFile['title'] = 'Képek · Pictures';

export const stories: StoryFile['stories'] = {
  'Kép felirattal · Picture with caption': ({ language }) => (
    <figure className="figure">
      <Picture sizes="100vw" source={createSamplePicture(5, 2.4)} alt={TEXTS[language].lake} colour="#d3e2ff" priority />
      <figcaption>{TEXTS[language].caption}</figcaption>
    </figure>
  ),
  'Arányok · Aspects': ({ language }) => (
    <div className="story-tiles">
      {IMAGE_ASPECTS.map((aspect) => (
        <figure key={aspect} className="figure">
          <Picture
            sizes="100vw"
            source={getImageSizes({ ...createSamplePicture(3, 2), ...CROPS }, aspect)}
            alt={TEXTS[language].lake}
            size="md"
          />
          <figcaption>{aspect}</figcaption>
        </figure>
      ))}
    </div>
  ),
  'Helyőrző · Placeholder': ({ language }) => (
    <div className="story-tiles">
      <Picture sizes="100vw" source={{ sm: NEVER, md: NEVER, lg: NEVER }} alt="" colour="#8fcf8a" />
      <p>{TEXTS[language].waiting}</p>
    </div>
  ),
  'Állandó kép · Static image': ({ language }) => {
    const { sm, md, lg } = createSamplePicture(1, 3);
    return <StaticImage srcSet={{ sm: sm.src, md: md.src, lg: lg.src }} alt={TEXTS[language].lake} width={lg.width} height={lg.height} />;
  },
};
