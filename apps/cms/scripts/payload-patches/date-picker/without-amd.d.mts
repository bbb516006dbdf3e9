export default function withoutAmd(source: string): string;
