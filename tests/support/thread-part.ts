const library = new URL("../../packages/local/src/running/thread.ts", import.meta.url).href;

/** A part that is written for a test, in a module of its own, to be run in a thread. */
export const partOf = (start: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { runPart } from ${JSON.stringify(library)};\nrunPart(${start});`)}`,
  );
