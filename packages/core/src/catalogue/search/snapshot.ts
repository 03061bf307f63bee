import { Snapshot } from "../../platform/snapshot.ts";
import type { SearchDocument } from "./document.ts";
import { SearchEngine } from "./engine.ts";

const snapshot = new Snapshot<SearchDocument, SearchEngine>(
  "search/documents.json.gz",
  (documents) => new SearchEngine(documents),
);

/** The documents as they were last written. */
export const readSnapshot = () => snapshot.read();

/** With the ETag of what was read, a write fails where another worker has written in between. */
export const writeSnapshot = (documents: readonly SearchDocument[], replacing?: string): Promise<void> =>
  snapshot.write(documents, replacing);

/** Writes the documents anew while others go on (platform/snapshot.ts). */
export const rebuildSnapshot = (
  all: () => Promise<SearchDocument[]>,
  some: (ids: string[]) => Promise<SearchDocument[]>,
): Promise<number> => snapshot.rebuild(all, some);

/** The engine over the newest snapshot, at most a few seconds old. */
export const currentEngine = (now: Date): Promise<SearchEngine> => snapshot.current(now);

/** The engine over the snapshot as it is now, for whoever has just heard that it changed. */
export const newestEngine = (now: Date): Promise<SearchEngine> => snapshot.newest(now);
