import { createSamplePicture } from '../../gallery/sample-pictures.ts';
import type { Language, StoryFile } from '../../gallery/story.ts';
import { Picture } from '../pictures/Picture.tsx';
import { LightboxHost } from './LightboxHost.tsx';
import { LightboxLink } from './LightboxLink.tsx';
import { LightboxLinks } from './LightboxLinks.tsx';
import type { LightboxLabels } from './labels.ts';

const LABELS: Record<Language, LightboxLabels> = {
  hu: {
    lightbox: 'Képnézegető',
    gallery: 'Képek',
    carousel: 'képsor',
    slide: 'kép',
    previous: 'Előző kép',
    next: 'Következő kép',
    close: 'Bezárás',
    zoomIn: 'Nagyítás',
    zoomOut: 'Kicsinyítés',
    position: (index, total) => `${index}. kép, összesen ${total}`,
  },
  en: {
    lightbox: 'Picture viewer',
    gallery: 'Pictures',
    carousel: 'carousel',
    slide: 'picture',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    position: (index, total) => `${index} of ${total}`,
  },
};
const PLACES = {
  hu: ['A tó reggel', 'Őszi fasor', 'Esti fények', 'Havas rét', 'Naplemente', 'Tavasz a tónál'],
  en: ['The lake in the morning', 'An avenue in autumn', 'Evening lights', 'A meadow in snow', 'Sunset', 'Spring at the lake'],
};
const CREDIT = { hu: 'A park rajza', en: 'Drawn by the park' };

export const title: StoryFile['title'] = 'Képnézegető · Lightbox';

export const stories: StoryFile['stories'] = {
  'Galéria · Gallery': ({ language }) => {
    const slides = PLACES[language].map((place, index) => ({
      ...createSamplePicture(index).lg,
      alt: place,
      title: place,
      description: CREDIT[language],
    }));
    return (
      <>
        <div className="story-tiles" data-gallery>
          {slides.map((slide, index) => (
            <LightboxLink key={slide.alt} slide={slide}>
              <Picture sizes="100vw" source={createSamplePicture(index)} alt={slide.alt} />
            </LightboxLink>
          ))}
        </div>
        <LightboxLinks />
        <LightboxHost labels={LABELS[language]} />
      </>
    );
  },
};
