/** One amount in a free text. */
export interface Amount {
  size: number;
  /** As written: '2900 Ft', 'HUF 2,900'. */
  text: string;
  /** ISO 4217. */
  currency: 'HUF' | 'EUR';
}

/** '2900 Ft', '3000–5000 Ft', 'HUF 2,900', '12 €', '12,50 €'. */
const NUMBER = String.raw`\d[\d\s.,]*`;
const CURRENCY = 'Ft|forint|HUF|EUR|€';
const AMOUNT = new RegExp(
  String.raw`(?<before>${CURRENCY})\s*(?<first>${NUMBER})(?:[–-]\s*(?<last>${NUMBER}))?|(?<from>${NUMBER})(?:[–-]\s*(?<to>${NUMBER}))?(?<after>${CURRENCY})`,
  'g',
);

/** '2 900', '2.900' and '2,900' have thousands separators; '12,50' and '12.5' have decimals. */
function parseNumber(written: string): number {
  const [, whole = '', fraction = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${fraction}`);
}

/** The amounts in an editor's text, in order; 'with a museum ticket' has none. */
export function parseAmounts(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ groups }) => {
    const { before, first, last, from, to, after } = groups ?? {};
    const unit = before ?? after ?? '';
    return [first, last, from, to].flatMap((number) => {
      if (!number) return [];
      const written = number.replace(/[\s.,]+$/, '');
      const currency = unit === 'EUR' || unit === '€' ? ('EUR' as const) : ('HUF' as const);
      return [{ size: parseNumber(written), text: before ? `${unit} ${written}` : `${written} ${unit}`, currency }];
    });
  });
}
