/** Bytes that something takes as JSON, which is longer than what the table counts. */
export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
