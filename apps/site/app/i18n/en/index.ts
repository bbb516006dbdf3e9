import type { hu } from '../hu/index.ts';
import { archive } from './articles/archive.ts';
import { articles } from './articles/articles.ts';
import { magazine } from './articles/magazine.ts';
import { press } from './articles/press.ts';
import { calendar } from './calendar.ts';
import { careers } from './careers.ts';
import { cases } from './customer-service/cases.ts';
import { customerService } from './customer-service/customer-service.ts';
import { defectReport } from './customer-service/defect-report.ts';
import { enquiries } from './customer-service/enquiries.ts';
import { documents } from './documents.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { map } from './map/map.ts';
import { printedMap } from './map/printed-map.ts';
import { smallMap } from './map/small-map.ts';
import { wayForm } from './map/way-form.ts';
import { ways } from './map/ways.ts';
import { needs } from './needs.ts';
import { newsletter } from './newsletter.ts';
import { now } from './now.ts';
import { pages } from './pages.ts';
import { partners } from './partners.ts';
import { places } from './places.ts';
import { programs } from './programs.ts';
import { projects } from './projects.ts';
import { publicData } from './public-data.ts';
import { search } from './search.ts';
import { deferredShell } from './shell/deferred-shell.ts';
import { errorPages } from './shell/error-pages.ts';
import { query } from './shell/query.ts';
import { shell } from './shell/shell.ts';
import { signs } from './signs.ts';
import { visit } from './visit.ts';

export const en: typeof hu = {
  archive,
  articles,
  calendar,
  careers,
  cases,
  customerService,
  defectReport,
  documents,
  enquiries,
  errorPages,
  forms,
  home,
  magazine,
  map,
  needs,
  newsletter,
  now,
  pages,
  partners,
  places,
  press,
  printedMap,
  programs,
  projects,
  publicData,
  query,
  search,
  shell: { ...shell, ...deferredShell, cookies: { ...shell.cookies, ...deferredShell.cookies } },
  signs,
  smallMap,
  visit,
  wayForm,
  ways,
};
