import { picture } from '../pictures.ts';
import type { ProgramFacts } from '../schemas/programs.ts';
import { weekly } from './occurrences.ts';

export const morningSportEvents: ProgramFacts[] = [
  {
    key: 'morning-yoga',
    category: 4,
    type: 'movement-class',
    location: 'park',
    picture: picture('yoga-morning-summer-dawn-1'),
    when: {
      kind: 'occurrences',
      occurrences: [
        ...weekly(1, { weeks: [0, 8], start: '07:00', end: '08:00' }),
        ...weekly(3, { weeks: [0, 8], start: '07:00', end: '08:00' }),
      ],
    },
    free: true,
    series: 'morning-movement',
    accessibility: ['step_free'],
    gallery: [picture('botanical-garden-spring-day-1'), picture('picnic-spring-gold-2')],
  },
  {
    key: 'dawn-runners',
    category: 4,
    type: 'running',
    location: 'running-track',
    picture: picture('gate-and-paths-summer-dawn-2'),
    when: {
      kind: 'occurrences',
      occurrences: [
        ...weekly(2, { weeks: [0, 8], start: '06:30', end: '07:30' }),
        ...weekly(4, { weeks: [0, 8], start: '06:30', end: '07:30' }),
      ],
    },
    free: true,
    series: 'morning-movement',
  },
  {
    key: 'tai-chi-by-the-lake',
    category: 4,
    type: 'movement-class',
    location: 'castle-and-lake',
    picture: picture('castle-lake-spring-dawn-2'),
    when: { kind: 'occurrences', occurrences: weekly(6, { weeks: [0, 8], start: '08:30', end: '09:30' }) },
    free: true,
    series: 'morning-movement',
    accessibility: ['step_free', 'assistance_dogs'],
  },
  {
    key: 'nordic-walking',
    category: 4,
    type: 'movement-class',
    location: 'sports-centre',
    picture: picture('guided-walk-spring-day-2'),
    when: { kind: 'occurrences', occurrences: weekly(5, { weeks: [0, 8], start: '09:30', end: '11:00' }) },
    free: true,
    series: 'morning-movement',
  },
  {
    key: 'seated-exercise',
    category: 4,
    type: 'movement-class',
    location: 'sensory-garden',
    picture: picture('pavilions-spring-day-1'),
    when: { kind: 'occurrences', occurrences: weekly(2, { weeks: [0, 8], start: '09:00', end: '09:45' }) },
    free: true,
    series: 'morning-movement',
    accessibility: ['step_free', 'audio_description', 'assistance_dogs', 'relaxed'],
  },
  {
    key: 'pushchair-stretch',
    category: 4,
    type: 'movement-class',
    location: 'running-track',
    picture: picture('fountain-promenade-autumn-day-2'),
    when: { kind: 'occurrences', occurrences: weekly(3, { weeks: [0, 8], start: '09:30', end: '10:30' }) },
    free: true,
    series: 'morning-movement',
    accessibility: ['step_free'],
  },
];
