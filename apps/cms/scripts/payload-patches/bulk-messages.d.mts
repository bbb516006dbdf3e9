export default function bulkMessages(source: string): string;
/** The message of an answer with the reason of each document. */
export function joinReasons(answer: { message: string; errors?: readonly { message?: string }[] }): string;
