import type { SeedRedirect } from './types.ts';

export const redirects: SeedRedirect[] = [
  { from: '/ballon', to: '/top-helyek/ballon-kilato', status: 301 },
  { from: '/en/balloon', to: '/en/top-locations/balloon-fly', status: 301 },
  { from: '/programok', to: '/varosligeti-programok', status: 301 },
  { from: '/en/events', to: '/en/programs-in-varosliget', status: 301 },
  { from: '/hirek', to: '/magazin', status: 301 },
  { from: '/en/news', to: '/en/magazine', status: 301 },
  { from: '/jatszoter', to: '/top-helyek/varosligeti-nagyjatszoter', status: 301 },
  { from: '/melygarazs', to: '/projekt/muzeum-melygarazs-varosliget', status: 301 },
  { from: '/en/parking', to: '/en/the-project/museum-underground-parking-varosliget', status: 301 },
  { from: '/allasok', to: '/karrier', status: 301 },
  { from: '/ma', to: '/varosligeti-programok?date=today', status: 302 },
];
