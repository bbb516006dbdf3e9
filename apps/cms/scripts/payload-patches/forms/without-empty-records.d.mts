export default function withoutEmptyRecords(source: string): string;
