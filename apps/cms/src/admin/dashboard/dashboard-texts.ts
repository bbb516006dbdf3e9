import type { DayCount } from '@liget/content-api';
import { ADMIN_TEXTS } from '../../platform/admin-ui/texts.ts';
import { label } from '../../platform/fields/labels.ts';

const countEvents = (count: number) => (count === 1 ? 'one event' : `${count} events`);
const countLasting = (count: number) =>
  count === 1 ? 'one exhibition or permanent feature' : `${count} exhibitions and permanent features`;

/** Messages of the dashboard. */
export const DASHBOARD_TEXTS = {
  welcome: label('Üdvözöljük', 'Welcome'),
  search: label('Keresés mindenben', 'Search everything'),
  searchHint: label('Cím, kép leírása vagy hivatkozási szám; ékezet nélkül is.', 'A title, a picture’s description or a reference.'),
  found: (count: number) => label(`${count} találat`, count === 1 ? 'one result' : `${count} results`),
  foundNone: label('Nincs ilyen.', 'Nothing was found.'),
  searchFailed: label('A keresés most nem érhető el. Próbálja újra.', 'The search is not available right now. Try again.'),
  untitled: ADMIN_TEXTS.untitled,
  states: {
    draft: label('piszkozat', 'draft'),
    changed: label('közzé nem tett módosítással', 'with unpublished changes'),
    published: label('a honlapon', 'on the site'),
  },
  failed: label('Ez most nem érhető el.', 'This is not available right now.'),
  balloon: label('A ballon', 'The balloon'),
  /** The same words as on the site. */
  balloonStates: {
    flying: label('A ballon most repül.', 'The balloon is flying now.'),
    today: label('Ma üzemel a ballon.', 'The balloon is open today.'),
    uncertain: label('Ma bizonytalan, repül-e a ballon.', 'It is uncertain whether the balloon flies today.'),
    over: label('A ballon ma már nem repül.', 'The balloon is closed for today.'),
    notToday: label('A ballon ma nem repül.', 'The balloon is not flying today.'),
    private: label('Ma csak zártkörű felszállás van.', 'Private flights only today.'),
    privateLeft: label('Ma már csak zártkörű felszállás van.', 'Private flights only for the rest of today.'),
    grounded: label('A ballon most nem repül.', 'The balloon is not flying now.'),
    unknown: label('Most nem tudjuk, repül-e a ballon.', 'We cannot tell right now whether the balloon is flying.'),
  },
  balloonNoSlots: label('Mára nincs időpont.', 'There are no slots today.'),
  balloonNext: (time: string, state: string) =>
    label(`Következő időpont: ${time}, ${state.toLowerCase()}`, `Next slot: ${time}, ${state.toLowerCase()}`),
  balloonDone: label('Mára nincs több időpont.', 'There are no more slots today.'),
  programs: label('Programok ma és a következő hét napban', 'Events today and in the next seven days'),
  programsNone: label('A következő hét napra nincs közzétett program.', 'No events are published for the next seven days.'),
  allDay: label('egész nap', 'all day'),
  already: label('már tart', 'already on'),
  programCount: ({ dated, lasting }: Pick<DayCount, 'dated' | 'lasting'>, dates: number) => {
    // An event may have several dates on a day.
    const times = dates > dated ? label(` (${dates} időpont)`, ` (${dates} dates)`) : label('', '');
    const shows = lasting > 0 ? label(`, ${lasting} kiállítás és állandó program`, `, ${countLasting(lasting)}`) : label('', '');
    return label(`${dated} program${times.hu}${shows.hu}`, `${countEvents(dated)}${times.en}${shows.en}`);
  },
  lastingCount: (open: number, closed: number) => {
    const [hu, en] = [`Kiállítás és állandó program: ${open}`, `Exhibitions and permanent events: ${open}`];
    return closed > 0 ? label(`${hu}, és zárva van ${closed}`, `${en}, and closed: ${closed}`) : label(hu, en);
  },
  closedOnDay: label('zárva', 'closed on this day'),
  closedByNow: label('mára bezárt', 'closed for today'),
  outside: label('a helyszín akkor zárva van', 'its place is closed then'),
  outsideCount: label('zárva lévő helyszín', 'place closed'),
  approvals: label('Jóváhagyás', 'Approval'),
  toReview: label('Önre vár', 'Waiting for you'),
  returned: label('Visszakapta javításra', 'Returned to you for changes'),
  handedIn: label('Átadta átnézésre', 'You handed in for review'),
  drafts: label('Az Ön befejezetlen munkái', 'Your unfinished work'),
  draftsNone: label('Nincs befejezetlen munkája.', 'You have no unfinished work.'),
  onDevice: label('Nincs elmentve', 'Not saved'),
  onDeviceAbout: label(
    'Ezek a szövegek csak ezen az eszközön vannak meg. Nyissa meg az űrlapot, és hozza vissza vagy dobja el.',
    'These texts are on this device alone. Open the form to bring them back or to discard them.',
  ),
  neverPublished: label('piszkozat', 'draft'),
  scheduled: label('Időzítve', 'Scheduled'),
  scheduledNone: label('Semmi sincs időzítve.', 'Nothing is scheduled.'),
  appears: label('megjelenik', 'appears'),
  goes: label('lekerül', 'is taken down'),
  notDone: label('nem sikerült', 'could not be done'),
  askedBy: (name: string) => label(`kérte: ${name}`, `requested by ${name}`),
  english: label('Angolul', 'In English'),
  englishNone: label(
    'Minden közzétett tartalom megvan angolul is, és egyik sem régebbi a magyarnál.',
    'Everything that is published is in English, too, and no English text is older than its Hungarian.',
  ),
  englishLacks: label('Nincs angolul', 'Not in English'),
  englishPartly: label('Egy-egy szöveg hiányzik angolul', 'Some texts are missing in English'),
  englishOlder: label('Az angol régebbi, mint a magyar', 'The English is older than the Hungarian'),
  englishOlderInDraft: label('A magyar módosítás még nincs közzétéve.', 'The change to the Hungarian is not published yet.'),
  englishIsRight: label('Az angol így is jó', 'The English is still correct'),
  reviewed: label('Átnéztem', 'Reviewed'),
  noted: label('Feljegyeztük.', 'Noted.'),
  notSaved: label('Ez most nem sikerült. Próbálja újra.', 'That didn’t work. Try again.'),
  reviewDue: label('Átnézendő', 'To be reviewed'),
  reviewSince: (day: string) => label(`átnézendő: ${day}`, `due ${day}`),
  mine: label('az Öné', 'yours'),
  nobody: label('nincs felelőse', 'no one is responsible'),
  reviewUnset: label('Nincs megadva, mikor nézzük át újra', 'No review date'),
  outOfDate: label('Időszerű még?', 'Still up to date?'),
  outOfDateNone: label(
    'Minden oldalnak megvan, mikor nézzük át, és most egyik sem vár átnézésre. Nincs egy hétnél régebbi közlemény, lejárt állás, sem véget ért kiemelt program.',
    'Every page has a day on which it is reviewed, and none is due. No announcement is older than a week, no job is past its closing date, no highlighted event is over.',
  ),
  outOfDateSome: label('Átnézésre most semmi sem vár.', 'Nothing is due for review now.'),
  expiredJobs: label('Lejárt határidejű állások', 'Jobs past their closing date'),
  oldAnnouncements: label('Egy hétnél régebbi közlemények', 'Announcements older than a week'),
  overHighlights: label('Kiemelt programok, amelyeknek vége', 'Highlighted events that are over'),
  inbox: label('Megkeresések', 'Enquiries'),
  inboxUnread: (count: number) => label(`${count} olvasatlan`, `${count} unread`),
  inboxNone: label('Nincs megválaszolatlan megkeresés.', 'There are no unanswered enquiries.'),
  inboxUrgent: label('A legsürgősebbek', 'Most urgent'),
  recent: label('Legutóbb mentették', 'Saved last'),
  recentNone: label('Még senki sem mentett semmit.', 'Nothing has been saved yet.'),
  editing: label('Most szerkesztik', 'Being edited now'),
  toFix: label('Javítani való', 'To fix'),
  nothingToFix: label('Nincs javítani való.', 'There is nothing to fix.'),
  findImageErrors: {
    undescribed: (count: number) =>
      label(
        `${count} képnek hiányzik a leírása`,
        count === 1 ? 'one picture lacks its description' : `${count} pictures lack their description`,
      ),
    narrow: (count: number) =>
      label(
        `${count} kép keskenyebb 1600 képpontnál`,
        count === 1 ? 'one picture is narrower than 1600 pixels' : `${count} pictures are narrower than 1600 pixels`,
      ),
    uncredited: (count: number) =>
      label(
        `${count} képnél nincs megadva a készítő vagy a felhasználás joga`,
        count === 1 ? 'one picture lacks its author or licence' : `${count} pictures lack their author or licence`,
      ),
    ending: (count: number) =>
      label(
        `${count} kép lejárt, vagy egy héten belül lejár`,
        count === 1 ? 'one picture has expired or will within a week' : `${count} pictures have expired or will within a week`,
      ),
    waiting: (count: number) =>
      label(`${count} kép még nem mutatható`, count === 1 ? 'one picture may not be shown yet' : `${count} pictures may not be shown yet`),
  },
  closedCount: (count: number) =>
    label(
      `${count} program idején a helyszín zárva lesz a következő hét napban`,
      count === 1
        ? 'one event of the next seven days takes place while its place is closed'
        : `${count} events of the next seven days take place while their place is closed`,
    ),
  deadLinks: (count: number) =>
    label(`${count} hivatkozás nem vezet sehová`, count === 1 ? 'one link leads nowhere' : `${count} links lead nowhere`),
  notFound: label('Leggyakrabban keresett, nem található oldalak', 'Most requested pages that were not found'),
  searches: label('Leggyakoribb találat nélküli keresések', 'Most frequent searches without results'),
  searchedIn: { hu: label('magyarul', 'in Hungarian'), en: label('angolul', 'in English') },
  guide: label('Szerkesztői kézikönyv', 'Editors’ guide (in Hungarian)'),
  instant: label('Milyen lesz a honlap ekkor?', 'What will the site look like at'),
  look: label('Megnézem', 'Have a look'),
  goodToKnow: label('Jó tudni', 'Good to know'),
} as const;
