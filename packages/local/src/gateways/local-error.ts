/** What the person who started the local cloud can mend: printed as one line, without a stack. */
export class LocalError extends Error {}
