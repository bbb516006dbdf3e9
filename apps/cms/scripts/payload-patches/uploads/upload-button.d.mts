export default function uploadButton(source: string): string;
