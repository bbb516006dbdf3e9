import { Card } from '@liget/ui';
import { ContentPicture } from '../../shell/ContentPicture.tsx';
import type { PlaceTeaser } from './place.ts';

export function PlaceCard({ place, priority = false, level = 3 }: { place: PlaceTeaser; priority?: boolean; level?: 2 | 3 }) {
  return (
    <Card
      href={place.url}
      title={place.title}
      level={level}
      picture={<ContentPicture image={place.image} decorative priority={priority} sizes="(min-width: 992px) 33vw, 100vw" />}
      kicker={place.hours}
      lead={place.lead}
    />
  );
}
