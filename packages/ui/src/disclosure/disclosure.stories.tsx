import { Accordion } from './Accordion.tsx';
import { TabLinks, Tabs } from './Tabs.tsx';

export const title = 'Harmonika, fülek · Accordion, tabs';

const hu = [
  { id: 'hu-jegy', title: 'Hol vehetek jegyet?', content: <p>Jegy kizárólag a helyszínen kapható, készpénzért és kártyával is.</p> },
  { id: 'hu-kutya', title: 'Bejöhetek kutyával?', content: <p>Pórázon igen; a játszóterekre nem.</p> },
  { id: 'hu-eso', title: 'Mi lesz, ha esik?', content: <p>Az esőnap a program lapján áll.</p> },
];
const en = [
  { id: 'en-ticket', title: 'Where can I buy a ticket?', content: <p>Tickets are sold on site only.</p> },
  { id: 'en-dog', title: 'May I bring my dog?', content: <p>On a lead, yes; not to the playgrounds.</p> },
];

export const stories = {
  'Egy vagy egy sem': () => <Accordion items={hu} defaultOpen={['hu-jegy']} />,
  'Any set open': () => <Accordion items={en} mode="multiple" defaultOpen={['en-ticket', 'en-dog']} />,
  'Fülek, címek': () => (
    <TabLinks
      label="Találatok"
      tabs={[
        { href: '#mind', title: 'Mind', count: 48, current: true },
        { href: '#programok', title: 'Programok', count: 31 },
        { href: '#helyek', title: 'Intézmények', count: 9 },
        { href: '#hirek', title: 'Hírek', count: 8 },
      ]}
    />
  ),
  'Tabs in place': () => (
    <Tabs
      label="Getting here"
      tabs={[
        { id: 'metro', title: 'Underground', content: <p>The yellow line stops at the lake.</p> },
        { id: 'bike', title: 'By bicycle', content: <p>Racks stand at every gate.</p> },
        { id: 'car', title: 'By car', content: <p>800 spaces underground.</p> },
      ]}
    />
  ),
};
