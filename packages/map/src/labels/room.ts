/** An occupied circle, in a drawing's units. */
export interface TakenRoom {
  x: number;
  y: number;
  radius: number;
}

interface PlacedText {
  /** The middle of the text. */
  x: number;
  y: number;
  /** Degrees clockwise. */
  angle: number;
}

/** The height of a letter around its line, as a fraction of its size. */
const LETTER_HEIGHT = 0.7;

/** The room of a text: circles along it. */
export function getTakenRoom({ x, y, angle }: PlacedText, width: number, size: number): TakenRoom[] {
  const count = Math.max(1, Math.ceil(width / size));
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * width;
    return { x: x + dx * along, y: y + dy * along, radius: size * LETTER_HEIGHT };
  });
}

export const isFree = (circles: readonly TakenRoom[], taken: readonly TakenRoom[]): boolean =>
  circles.every((one) => taken.every((other) => Math.hypot(one.x - other.x, one.y - other.y) > one.radius + other.radius));
