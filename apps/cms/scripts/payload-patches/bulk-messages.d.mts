export default function bulkMessages(source: string): string;
