import { deflateSync } from 'node:zlib';
import type { OsmElement, Tags } from './elements.ts';

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let left = BigInt(value);
  do {
    bytes.push(Number(left & 0x7fn) | (left > 0x7fn ? 0x80 : 0));
    left >>= 7n;
  } while (left > 0n);
  return bytes;
};
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const number = (field: number, value: number) => Buffer.from([...varint(field * 8), ...varint(value)]);
const bytes = (field: number, value: Uint8Array) =>
  Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(value.length)]), value]);
const text = (field: number, value: string) => bytes(field, Buffer.from(value));
const pack = (field: number, values: readonly number[]) => bytes(field, Buffer.from(values.flatMap(varint)));
const steps = (values: readonly number[]) => values.map((value, index) => zigzag(value - (values[index - 1] ?? 0)));

function block(type: string, message: Uint8Array): Buffer {
  const blob = Buffer.concat([number(2, message.length), bytes(3, deflateSync(message))]);
  const header = Buffer.concat([text(1, type), number(3, blob.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

/** For tests: writes OpenStreetMap PBF (dense nodes, zlib blocks). */
export function writePbf(elements: readonly OsmElement[]): Buffer {
  const strings = [''];
  const index = (word: string) => {
    if (!strings.includes(word)) strings.push(word);
    return strings.indexOf(word);
  };
  const keys = (tags: Tags) => pack(2, Object.keys(tags).map(index));
  const values = (tags: Tags) => pack(3, Object.values(tags).map(index));
  const seconds = ({ edited }: OsmElement) => Math.round((edited ?? 0) / 1000);
  const info = (element: OsmElement) => bytes(4, Buffer.concat([number(1, 1), number(2, seconds(element))]));

  const nodes = elements.filter((element) => element.type === 'node');
  const none = nodes.map(() => 0);
  const dense = Buffer.concat([
    pack(1, steps(nodes.map(({ id }) => id))),
    bytes(
      5,
      Buffer.concat([
        pack(
          1,
          nodes.map(() => 1),
        ),
        pack(2, steps(nodes.map(seconds))),
        pack(3, none),
        pack(4, none),
        pack(5, none),
      ]),
    ),
    pack(8, steps(nodes.map(({ position }) => Math.round(position[1] * 1e7)))),
    pack(9, steps(nodes.map(({ position }) => Math.round(position[0] * 1e7)))),
    pack(
      10,
      nodes.flatMap(({ tags }) => [...Object.entries(tags).flat().map(index), 0]),
    ),
  ]);
  const groups = elements.flatMap((element) => {
    const { id, tags } = element;
    if (element.type === 'way')
      return [bytes(3, Buffer.concat([number(1, id), keys(tags), values(tags), info(element), pack(8, steps(element.refs))]))];
    if (element.type !== 'relation') return [];
    const { members } = element;
    const parts = [
      number(1, id),
      keys(tags),
      values(tags),
      info(element),
      pack(
        8,
        members.map(({ role }) => index(role)),
      ),
      pack(9, steps(members.map(({ ref }) => ref))),
      pack(
        10,
        members.map(({ type }) => ['node', 'way', 'relation'].indexOf(type)),
      ),
    ];
    return [bytes(4, Buffer.concat(parts))];
  });
  const primitive = [bytes(2, bytes(2, dense)), ...groups.map((group) => bytes(2, group))];
  const table = bytes(1, Buffer.concat(strings.map((word) => text(1, word))));
  const header = Buffer.concat([text(4, 'OsmSchema-V0.6'), text(4, 'DenseNodes')]);
  return Buffer.concat([block('OSMHeader', header), block('OSMData', Buffer.concat([table, ...primitive]))]);
}
