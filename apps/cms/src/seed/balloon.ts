import { balloonNote, type SeedContent, timeSlots } from '@liget/seed';
import type { Writer } from './writer.ts';

export async function writeBalloon(writer: Writer, { topLocations }: SeedContent): Promise<void> {
  const place = topLocations.find(({ sections }) => sections.some(({ kind }) => kind === 'balloon_schedule'));
  const slots = place ? timeSlots(place, writer.now) : [];
  await writer.writeGlobal('balloon', (translator) => ({
    balloonIsUp: true,
    note: translator.text(balloonNote),
    timeSlots: translator.rows(slots, (slot) => ({ ...slot })),
  }));
}
