import type { EventDetail } from '@liget/content-api';
import { EventDetail as Schema } from '@liget/content-api';
import { occurrence } from '@liget/content-api/fixtures';

const picture = (width: number) => ({ src: `/media/liget-${width}.webp`, width, height: Math.round((width * 2) / 3) });
const image = {
  sm: picture(480),
  md: picture(960),
  lg: picture(1440),
  alt: 'Lámpások a fák között',
  caption: null,
  credit: 'Liget rajzműhely',
  licence: 'CC BY 4.0',
  original: { ...picture(2400), src: '/media/liget.png', mime_type: 'image/png', file_size: 10_000, file_name: 'liget.png' },
  colour: '#10402f',
};

/** For tests: a valid event of the contract, on Friday evening, 20 November 2026. */
export function createEvent(more: Partial<EventDetail> = {}): EventDetail {
  return Schema.parse({
    id: 7,
    slug: 'lampas-seta',
    slugs: { hu: 'lampas-seta', en: 'lantern-walk' },
    language: 'hu',
    updated_at: '2026-11-02T08:00:00+01:00',
    name: 'Lámpás séta',
    url: '/varosligeti-programok/lampas-seta',
    lead: 'Séta a vár körül.',
    media: { lead: image },
    interval: false,
    text_date_only: false,
    date: null,
    exhibition: false,
    constant: false,
    periodic: false,
    start_date: '2026-11-20T18:00:00+01:00',
    end_date: '2026-11-20T20:00:00+01:00',
    occurrences: [occurrence('2026-11-20T18:00:00+01:00', '2026-11-20T20:00:00+01:00')],
    category: { id: 2, slug: 'outdoor', name: 'Szabadtéri' },
    type: { id: 3, name: 'Vezetett séta', slug: 'vezetett-seta' },
    location: {
      id: 4,
      title: 'Vajdahunyad vára',
      slug: 'vajdahunyad-vara',
      slugs: { hu: 'vajdahunyad-vara', en: 'vajdahunyad-castle' },
      top_location: null,
      position: { latitude: 47.5153, longitude: 19.0819 },
    },
    organizer: null,
    free: false,
    price: '2 500 Ft',
    register_url: null,
    ticket_url: 'https://jegy.example/7',
    rain_date: null,
    status: 'scheduled',
    status_note: null,
    series: null,
    needs: [],
    age_from: null,
    age_to: null,
    accessibility: ['step_free'],
    highlighted: false,
    html: '<p>Séta</p>',
    gallery: [],
    previous_start: null,
    siblings: [],
    related: [],
    ...more,
  });
}
