export function isListOfFields(message: string): boolean;
export default function wholeMessages(source: string): string;
