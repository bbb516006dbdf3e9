import { closures, getNoon, type SeedContent, type SeedProject, type SeedTopLocation } from '@liget/seed';
import { toFactRows, toSectionBlocks } from './sections.ts';
import type { Translator, Writer } from './writer.ts';

export type PlaceContent = Pick<SeedContent, 'topLocations' | 'projects' | 'projectReview' | 'amenities'>;

/** Needs the pictures. Places and projects name each other, so the places get their projects last. */
export async function writePlaces(writer: Writer, { topLocations, projects, projectReview, amenities }: PlaceContent): Promise<void> {
  for (const [order, place] of topLocations.entries()) {
    await writer.create('top-locations', {
      key: place.key,
      fields: (translator) => ({ ...placeFields(writer, translator, place), order }),
    });
  }
  for (const [order, project] of projects.entries()) {
    await writer.create('projects', {
      key: project.key,
      fields: (translator) => ({ ...createProjectFields(writer, translator, project), order }),
    });
  }
  for (const { key, projects: made = [] } of topLocations) {
    if (made.length > 0)
      await writer.change('top-locations', key, () => ({ projects: made.map((project) => writer.id('projects', project)) }));
  }
  await writeReview(writer, projectReview);
  for (const amenity of amenities) {
    const { key, title, kind, note, needs = [], hours = [], topLocation, position } = amenity;
    await writer.create('amenities', {
      key,
      fields: (translator) => ({
        title: translator.text(title),
        kind,
        note: translator.text(note),
        needs,
        hours: toHoursRows(translator, hours),
        ...(topLocation ? { topLocation: writer.id('top-locations', topLocation) } : {}),
        latitude: position[0],
        longitude: position[1],
      }),
    });
  }
}

const toHoursRows = (translator: Translator, hours: SeedTopLocation['hours']) =>
  translator.rows(hours, ({ weekdays, opens, closes, months = [] }) => ({
    weekdays: weekdays.map(String),
    opens,
    closes,
    months: months.map(String),
  }));

const toClosureRows = (writer: Writer, translator: Translator, item: Pick<SeedTopLocation, 'closedOnHolidays'>) =>
  translator.rows(closures(item, writer.now), ({ from, to, note }) => ({
    day: getNoon(from),
    ...(from === to ? {} : { until: getNoon(to) }),
    note: translator.text(note),
  }));

function placeFields(writer: Writer, translator: Translator, place: SeedTopLocation): Record<string, unknown> {
  const [latitude, longitude] = place.position;
  return {
    title: translator.text(place.title),
    slug: translator.text(place.slug),
    lead: translator.text(place.lead),
    picture: writer.picture(place.picture),
    address: translator.text(place.address),
    latitude,
    longitude,
    sign: place.sign,
    hours: toHoursRows(translator, place.hours),
    exceptions: toClosureRows(writer, translator, place),
    hoursNote: translator.text(place.hoursNote),
    admission: translator.text(place.admission),
    ticketUrl: place.ticketUrl,
    phone: place.phone,
    website: place.website,
    accessibility: place.accessibility,
    needs: place.needs,
    sections: toSectionBlocks(writer, translator, place.sections),
  };
}

function createProjectFields(writer: Writer, translator: Translator, project: SeedProject): Record<string, unknown> {
  return {
    title: translator.text(project.title),
    slug: translator.text(project.slug),
    lead: translator.text(project.lead),
    picture: writer.picture(project.picture),
    gallery: writer.pictures(project.gallery),
    architect: translator.text(project.architect),
    area: translator.text(project.area),
    contractor: translator.text(project.contractor),
    status: project.status,
    constructionPeriod: translator.text(project.constructionPeriod),
    body: translator.prose(project.body),
    facts: toFactRows(translator, project.facts),
    sections: toSectionBlocks(writer, translator, project.sections),
    ...(project.topLocation ? { topLocation: writer.id('top-locations', project.topLocation) } : {}),
  };
}

async function writeReview(writer: Writer, { title, lead, years, closing }: SeedContent['projectReview']): Promise<void> {
  await writer.writeGlobal('project-review', (translator) => ({
    title: translator.text(title),
    lead: translator.text(lead),
    years: translator.rows(years, ({ year, title: yearTitle, text, picture, figures = [], projects = [] }) => ({
      year,
      title: translator.text(yearTitle),
      text: translator.prose(text),
      picture: writer.picture(picture),
      figures: toFactRows(translator, figures),
      projects: projects.map((project) => writer.id('projects', project)),
    })),
    closing: translator.prose(closing),
  }));
}
