const CHANNELS = [0.2126, 0.7152, 0.0722] as const;

function getLuminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return CHANNELS.reduce((sum, weight, index) => {
    const part = ((value >> (16 - 8 * index)) & 255) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
}

/** WCAG 2.2 contrast ratio of two colours, '#rrggbb' each: 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [light, dark] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 1) + 0.05) / ((dark ?? 1) + 0.05);
}
