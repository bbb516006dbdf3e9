export default function keepTypedValues(source: string): string;
