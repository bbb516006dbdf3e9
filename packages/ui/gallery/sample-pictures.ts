import type { PictureSource } from '../src/pictures/media.ts';

/** Sky, sun, far hill, near hill, crowns. */
const PALETTES = [
  ['#a9d3f5', '#fff3c4', '#8fcf8a', '#4da064', '#1f6b42'],
  ['#ffc77d', '#fff1d0', '#e8a04c', '#c56a33', '#8a4326'],
  ['#2a2f63', '#f6e9c0', '#3f5a8f', '#1f6b42', '#10402f'],
  ['#dcefff', '#ffffff', '#c9dbe8', '#9fbcd0', '#54748c'],
  ['#ffd6cc', '#fffaf0', '#d98bA0', '#7a4a7c', '#43306b'],
  ['#d3e2ff', '#ffc72e', '#7fc4de', '#2f8a57', '#10402f'],
] as const;

function scene(number: number, width: number, height: number): string {
  const [sky, sun, far, near, crown] = PALETTES[number % PALETTES.length] ?? PALETTES[0];
  const [w, h] = [width, height];
  const turn = (number * 0.37) % 1;
  const trees = [0.08, 0.2, 0.62, 0.74, 0.9].map((at, index) => {
    const [x, size] = [w * ((at + turn * 0.3) % 1), h * (0.1 + 0.03 * ((index + number) % 3))];
    const foot = h * 0.84;
    return index % 2
      ? `<path d="M${x} ${foot}V${foot - size}" stroke="#6b4427" stroke-width="${h * 0.012}"/><circle cx="${x}" cy="${foot - size * 1.4}" r="${size * 0.75}" fill="${crown}"/>`
      : `<path d="M${x} ${foot - size * 2.4}l${size * 0.7} ${size * 2}h${-size * 1.4}z" fill="${crown}"/><path d="M${x} ${foot}v${-size * 0.5}" stroke="#6b4427" stroke-width="${h * 0.012}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="${sky}"/><circle cx="${w * (0.2 + 0.6 * turn)}" cy="${h * 0.26}" r="${h * 0.11}" fill="${sun}"/><path d="M0 ${h * 0.7}Q${w * 0.25} ${h * (0.45 + 0.1 * turn)} ${w * 0.55} ${h * 0.66}T${w} ${h * 0.6}V${h}H0z" fill="${far}"/>${trees.join('')}<path d="M0 ${h * 0.86}Q${w * 0.4} ${h * 0.76} ${w} ${h * 0.88}V${h}H0z" fill="${near}"/></svg>`;
}

const address = (number: number, width: number, height: number) => `data:image/svg+xml,${encodeURIComponent(scene(number, width, height))}`;

/** A drawn picture in three sizes; `ratio` is width by height. */
export function createSamplePicture(number: number, ratio = 1.5): PictureSource {
  const rendition = (width: number) => {
    const height = Math.round(width / ratio);
    return { src: address(number, width, height), width, height };
  };
  return { sm: rendition(480), md: rendition(960), lg: rendition(1920) };
}
