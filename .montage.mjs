import sharp from 'sharp';

const [out, cols, w, h, ...files] = process.argv.slice(2);
const W = +w,
  H = +h,
  C = +cols;
const tiles = await Promise.all(
  files.map(async (f, i) => ({
    input: await sharp(f)
      .resize({ width: W })
      .extract({
        left: 0,
        top: 0,
        width: W,
        height: Math.min(H, Math.round(((await sharp(f).metadata()).height * W) / (await sharp(f).metadata()).width)),
      })
      .toBuffer(),
    left: (i % C) * W,
    top: Math.floor(i / C) * H,
  })),
);
await sharp({ create: { width: C * W, height: Math.ceil(files.length / C) * H, channels: 3, background: '#888' } })
  .composite(tiles)
  .png()
  .toFile(out);
