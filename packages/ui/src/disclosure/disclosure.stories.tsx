import type { StoryFile } from '../../gallery/story.ts';
import { Accordion } from './Accordion.tsx';
import { TabLinks } from './TabLinks.tsx';

const TEXTS = {
  hu: {
    questions: [
      ['jegy', 'Hol vehetek jegyet?', 'Jegy kizárólag a helyszínen kapható, készpénzért és kártyával is.'],
      ['kutya', 'Bejöhetek kutyával?', 'Pórázon igen; a játszóterekre nem.'],
      ['eso', 'Mi lesz, ha esik?', 'Az esőnap a program lapján áll.'],
    ],
    results: 'Találatok',
    tabs: ['Mind', 'Programok', 'Intézmények', 'Hírek', 'Sajtó'],
  },
  en: {
    questions: [
      ['ticket', 'Where can I buy a ticket?', 'Tickets are sold on site only, for cash or by card.'],
      ['dog', 'May I bring my dog?', 'On a lead, yes; not to the playgrounds.'],
      ['rain', 'What if it rains?', 'The rain date is on the event’s page.'],
    ],
    results: 'Results',
    tabs: ['All', 'Programs', 'Institutions', 'News', 'Press'],
  },
} as const;

export const title: StoryFile['title'] = 'Harmonika, fülek · Accordion, tabs';

export const stories: StoryFile['stories'] = {
  'Egy vagy egy sem · One or none': ({ language }) => (
    <Accordion
      items={TEXTS[language].questions.map(([id, question, answer]) => ({ id, title: question, content: <p>{answer}</p> }))}
      defaultOpen={[TEXTS[language].questions[0][0]]}
    />
  ),
  'Tetszőleges · Any set': ({ language }) => {
    const items = TEXTS[language].questions.map(([id, question, answer]) => ({
      id: `any-${id}`,
      title: question,
      content: <p>{answer}</p>,
    }));
    return <Accordion items={items} mode="multiple" defaultOpen={items.slice(0, 2).map(({ id }) => id)} />;
  },
  'Fülek, címek · Tabs that are addresses': ({ language }) => (
    <TabLinks
      label={TEXTS[language].results}
      tabs={TEXTS[language].tabs.map((name, index) => ({ href: `#tab-${index}`, title: name, count: 48 >> index, current: index === 0 }))}
    />
  ),
};
