import { balloonNote, timeSlots } from '@liget/seed';
import type { Writer } from './writer.ts';

export async function writeBalloon(writer: Writer): Promise<void> {
  const slots = timeSlots(writer.now);
  await writer.writeGlobal('balloon', (translator) => ({
    balloonIsUp: true,
    note: translator.text(balloonNote),
    timeSlots: translator.rows(slots, (slot) => ({ ...slot })),
  }));
}
