import { gunzipSync, gzipSync } from "node:zlib";
import { setting } from "../../platform/config.ts";
import { readObject, writeObject } from "../../platform/storage.ts";
import type { SearchDocument } from "./document.ts";
import { SearchEngine } from "./engine.ts";

const key = "search/documents.json.gz";

export interface Snapshot {
  documents: SearchDocument[];
  etag: string;
}

/** The documents as they were last written; undefined when they are those of the known ETag, or there are none yet. */
export async function readSnapshot(knownEtag?: string): Promise<Snapshot | undefined> {
  const object = await readObject(setting("PRIVATE_BUCKET"), key, knownEtag);
  if (!object) return undefined;
  return { documents: JSON.parse(gunzipSync(object.bytes).toString("utf8")) as SearchDocument[], etag: object.etag };
}

export const writeSnapshot = (documents: readonly SearchDocument[]): Promise<void> =>
  writeObject(setting("PRIVATE_BUCKET"), key, gzipSync(JSON.stringify(documents), { level: 6 }), "application/gzip");

/** How long an engine answers before it asks whether there is a newer snapshot. */
const freshMs = 3000;

let engine = new SearchEngine([]);
let etag: string | undefined;
let checkedAt = Number.NEGATIVE_INFINITY;
let checking: Promise<void> | undefined;

async function refresh(now: Date): Promise<void> {
  const snapshot = await readSnapshot(etag);
  checkedAt = now.getTime();
  if (!snapshot) return;
  engine = new SearchEngine(snapshot.documents);
  etag = snapshot.etag;
}

/** The engine over the newest snapshot, at most a few seconds old; one look-up serves all who wait. */
export async function currentEngine(now: Date): Promise<SearchEngine> {
  if (now.getTime() - checkedAt > freshMs) {
    checking ??= refresh(now).finally(() => (checking = undefined));
    await checking;
  }
  return engine;
}
