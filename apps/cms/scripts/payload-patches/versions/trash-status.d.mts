export default function trashStatus(source: string): string;
