const START_OF_IMAGE = 0xffd8;
/** Markers of frames, which contain the size; the three excluded ones share their range and are not frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a JPEG in pixels, from its first frame header. Throws if it is no JPEG. */
export function readJpegSize(file: Buffer): { width: number; height: number } {
  if (file.readUInt16BE(0) !== START_OF_IMAGE) throw new Error('not a JPEG');
  for (let at = 2; at + 9 < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    if (isFrame(file.readUInt8(at + 1))) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
  }
  throw new Error('a JPEG without a frame');
}
