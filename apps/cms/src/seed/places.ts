import type { SeedProject, SeedTopLocation } from './content/types.ts';
import type { Desk, Voice } from './desk.ts';
import { factRows, sectionBlocks } from './sections.ts';
import type { SeedContent } from './seed-content.ts';

export type PlaceContent = Pick<SeedContent, 'topLocations' | 'projects' | 'projectReview' | 'amenities'>;

/** Needs the pictures. Places and projects name each other, so the places get their projects last. */
export async function writePlaces(desk: Desk, { topLocations, projects, projectReview, amenities }: PlaceContent): Promise<void> {
  for (const [order, place] of topLocations.entries()) {
    await desk.create('top-locations', { key: place.key, fields: (say) => ({ ...placeFields(desk, say, place), order }) });
  }
  for (const [order, project] of projects.entries()) {
    await desk.create('projects', { key: project.key, fields: (say) => ({ ...projectFields(desk, say, project), order }) });
  }
  for (const { key, projects: made = [] } of topLocations) {
    if (made.length > 0) await desk.change('top-locations', key, () => ({ projects: made.map((project) => desk.id('projects', project)) }));
  }
  await writeReview(desk, projectReview);
  for (const { key, title, kind, note, position } of amenities) {
    await desk.create('amenities', {
      key,
      fields: (say) => ({ title: say.text(title), kind, note: say.text(note), latitude: position[0], longitude: position[1] }),
    });
  }
}

function placeFields(desk: Desk, say: Voice, place: SeedTopLocation): Record<string, unknown> {
  const [latitude, longitude] = place.position;
  return {
    title: say.text(place.title),
    slug: say.text(place.slug),
    lead: say.text(place.lead),
    picture: desk.picture(place.picture),
    address: say.text(place.address),
    latitude,
    longitude,
    hours: say.rows(place.hours, ({ weekdays, opens, closes, months = [] }) => ({
      weekdays: weekdays.map(String),
      opens,
      closes,
      months: months.map(String),
    })),
    hoursNote: say.text(place.hoursNote),
    admission: say.text(place.admission),
    accessibility: place.accessibility,
    sections: sectionBlocks(desk, say, place.sections),
  };
}

function projectFields(desk: Desk, say: Voice, project: SeedProject): Record<string, unknown> {
  return {
    title: say.text(project.title),
    slug: say.text(project.slug),
    lead: say.text(project.lead),
    picture: desk.picture(project.picture),
    gallery: desk.pictures(project.gallery),
    architect: say.text(project.architect),
    area: say.text(project.area),
    contractor: say.text(project.contractor),
    status: project.status,
    constructionPeriod: say.text(project.constructionPeriod),
    body: say.prose(project.body),
    facts: factRows(say, project.facts),
    sections: sectionBlocks(desk, say, project.sections),
    ...(project.topLocation ? { topLocation: desk.id('top-locations', project.topLocation) } : {}),
  };
}

async function writeReview(desk: Desk, { title, lead, years, closing }: SeedContent['projectReview']): Promise<void> {
  await desk.writeGlobal('project-review', (say) => ({
    title: say.text(title),
    lead: say.text(lead),
    years: say.rows(years, ({ year, title: yearTitle, text, picture, figures = [], projects = [] }) => ({
      year,
      title: say.text(yearTitle),
      text: say.prose(text),
      picture: desk.picture(picture),
      figures: factRows(say, figures),
      projects: projects.map((project) => desk.id('projects', project)),
    })),
    closing: say.prose(closing),
  }));
}
