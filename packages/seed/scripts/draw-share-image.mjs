// Draws the default image for shared pages: `node scripts/draw-share-image.mjs` (under the pinned Node).
import path from 'node:path';
import sharp from 'sharp';
import { renderShareImage } from '../src/illustrations/index.ts';

const file = path.resolve(import.meta.dirname, '../../../apps/site/public/share.jpg');
const drawing = renderShareImage({ scene: 'balloon', season: 'summer', time: 'day', seed: 1 });
await sharp(Buffer.from(drawing)).removeAlpha().jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toFile(file);
console.log(`Wrote ${path.relative(process.cwd(), file)}`);
