/** Whether a header of accepted encodings lets one of these through, which are names of the same (RFC 9110, 12.5.3). */
export function acceptsEncoding(accepted: string | undefined, ...names: readonly string[]): boolean {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return [coding, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const named = names.find((name) => weights.has(name)) ?? '*';
  return (weights.get(named) ?? 0) > 0;
}
