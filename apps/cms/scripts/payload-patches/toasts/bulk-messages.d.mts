export default function bulkMessages(source: string): string;
/** The message of an answer with the reasons of its documents. */
export function joinReasons(answer: { message: string; errors?: readonly { message?: string }[] }): string;
