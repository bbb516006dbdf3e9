import { INK } from './palette.ts'

/** Open Graph size in px. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

const FONT = 'Bricolage Grotesque, Figtree, DejaVu Sans, sans-serif'

export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** Breaks a title at spaces into at most `most` lines of about `length` characters; what is left over ends in an ellipsis. */
export function wrapTitle(title: string, length: number, most = 3): string[] {
  const lines: string[] = []
  for (const word of title.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const short = lines.map((line) => (line.length > length ? `${[...line].slice(0, length - 1).join('')}…` : line))
  if (short.length <= most) return short
  const kept = short.slice(0, most)
  const end = kept[most - 1] ?? ''
  kept[most - 1] = `${end.length >= length ? [...end].slice(0, length - 1).join('') : end}…`
  return kept
}

/** A cream panel with the title, laid over the left of a picture; `picture` is a complete SVG. */
export function shareMarkup(picture: string, title: string, kicker?: string): string {
  const long = title.length > 44
  const size = long ? 54 : 66
  const lines = wrapTitle(title, long ? 20 : 16)
  const leading = size * 1.1
  const panelHeight = 150 + lines.length * leading + (kicker === undefined ? 0 : 46)
  const top = (SHARE_HEIGHT - panelHeight) / 2
  const firstLine = top + (kicker === undefined ? 62 : 108) + size * 0.72
  const text = lines
    .map((line, i) => `<text x="104" y="${Math.round(firstLine + i * leading)}" font-family="${FONT}" font-size="${size}" font-weight="700" fill="${INK.forest}">${escapeXml(line)}</text>`)
    .join('')
  const small = kicker === undefined ? '' : `<text x="106" y="${Math.round(top + 76)}" font-family="${FONT}" font-size="28" font-weight="600" fill="${INK.red}">${escapeXml([...kicker].slice(0, 36).join(''))}</text>`
  const stripes = Array.from({ length: 8 }, (_, i) => `<rect x="${104 + i * 34}" y="${Math.round(top + panelHeight - 52)}" width="20" height="10" rx="5" fill="${i % 2 ? INK.sun : INK.red}"/>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">${picture}` +
    `<rect x="62" y="${Math.round(top + 10)}" width="700" height="${Math.round(panelHeight)}" rx="36" fill="#081a26" fill-opacity=".18"/>` +
    `<rect x="56" y="${Math.round(top)}" width="700" height="${Math.round(panelHeight)}" rx="36" fill="${INK.cream}"/>${small}${text}${stripes}</svg>`
  )
}
