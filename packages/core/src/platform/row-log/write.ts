import { gzipSync } from "node:zlib";
import { setting } from "../config.ts";
import { newId } from "../ids.ts";
import { deleteObjects, readObject, writeObject } from "../files/storage.ts";
import { instant } from "../time.ts";
import { absorbed, folded, isOvergrown, mostRows, type Content, type Head, type Segment } from "./head.ts";
import { isOther, LostSegment, type Follower, type RowLog } from "./row-log.ts";

type Log<Row extends { id: string }> = RowLog<Row, Follower<Row>>;

/** How often a write is tried again when another worker has written in between. */
const writeAttempts = 20;

/** So long an object that is no longer part of the log is kept, for who has read the head of before. */
const keptMs = 10 * 60_000;

/** Another worker has written the object since it was read. */
const isReplaced = (error: unknown): boolean => {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return status === 412 || status === 409;
};

/** What really changed: rows that are other ones now, ids that had one, and the rows that were there before. */
export interface Changed<Row> extends Content<Row> {
  before: readonly Row[];
}

/**
 * Brings the rows of some ids up to date; `read` gives those that are there now. Answers what changed; where nothing did, nothing is
 * written. Where another worker has written since the log was read, all is read again: what is written last was read after
 * all that was written before it, so that no older row overrides a newer one.
 */
export async function updateRows<Row extends { id: string }>(
  log: Log<Row>,
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Changed<Row>> {
  for (let attempt = 1; attempt <= writeAttempts; attempt++) {
    await log.refresh();
    const { known } = log;
    const changed = differing(log, ids, await read(ids));
    if (changed.rows.length + changed.gone.length === 0) return changed;
    if (log.known === known && (await appended(log, changed))) return changed;
  }
  throw new Error(`${log.folder} was written by others ${writeAttempts} times in a row`);
}

/**
 * Compares all rows with what is stored, and writes what differs, while other workers go on: what they write meanwhile is read
 * again by `some`. A log that can't be read is begun anew. Answers how many rows there are.
 */
export async function rebuildRows<Row extends { id: string }>(
  log: Log<Row>,
  all: () => Promise<Row[]>,
  some: (ids: readonly string[]) => Promise<Row[]>,
): Promise<number> {
  const isLost = await log.refresh().then(
    () => false,
    (error: unknown) => {
      if (!(error instanceof LostSegment)) throw error;
      return true;
    },
  );
  if (isLost) await beginAnew(log);
  const before = new Map(log.rows);
  const rows = new Map((await all()).map((row) => [row.id, row]));
  await log.refresh();
  const isUntouched = (id: string): boolean => !isOther(before.get(id), log.rows.get(id));
  const ids = new Set([...before.keys(), ...log.rows.keys(), ...rows.keys()]);
  const others = [...ids].filter((id) => !isUntouched(id) || isOther(log.rows.get(id), rows.get(id)));
  await updateRows(log, others, async (wantedIds) => [
    ...wantedIds.filter(isUntouched).flatMap((id) => rows.get(id) ?? []),
    ...(await some(wantedIds.filter((id) => !isUntouched(id)))),
  ]);
  return log.rows.size;
}

/**
 * Writes all rows anew where objects of the log still hold rows that were taken away or are other ones now: what somebody's row said
 * stands in none of its objects any more. Those that it replaces go with the first change that comes ten minutes later or more.
 */
export async function withoutTraces<Row extends { id: string }>(log: Log<Row>): Promise<void> {
  for (let attempt = 1; attempt <= writeAttempts; attempt++) {
    await log.refresh();
    if (!log.known || log.known.segments.every(({ whole }) => whole)) return;
    if (await appended(log, { rows: [], gone: [], before: [] }, true)) return;
  }
  throw new Error(`${log.folder} was written by others ${writeAttempts} times in a row`);
}

function differing<Row extends { id: string }>(
  { rows: stored }: Log<Row>,
  ids: readonly string[],
  read: readonly Row[],
): Changed<Row> {
  const there = new Set(read.map(({ id }) => id));
  const rows = read.filter((row) => isOther(stored.get(row.id), row));
  const gone = [...new Set(ids)].filter((id) => !there.has(id) && stored.has(id));
  const before = [...rows.map(({ id }) => id), ...gone].flatMap((id) => stored.get(id) ?? []);
  return { rows, gone, before };
}

/** Takes the place of a log whose objects are lost. */
async function beginAnew<Row extends { id: string }>(log: Log<Row>): Promise<void> {
  log.forget();
  await writeHead(log, { log: newId(), version: 0, segments: [], retired: [] }, {});
  await log.refresh();
}

const writeHead = (log: { folder: string }, head: Head, condition: { IfMatch?: string; IfNoneMatch?: string }) =>
  writeObject(
    setting("PRIVATE_BUCKET"),
    `${log.folder}head.json`,
    Buffer.from(JSON.stringify(head)),
    "application/json",
    condition,
  );

/** Writes a change behind the log as it is known; false when another worker was faster. */
async function appended<Row extends { id: string }>(
  log: Log<Row>,
  changed: Changed<Row>,
  anew = false,
): Promise<boolean> {
  const { etag, ...known } = log.known ?? { etag: undefined, log: newId(), version: 0, segments: [], retired: [] };
  const now = new Date();
  const version = known.version + 1;
  const written = await writeSegments(log, known, changed, { version, anew });
  if (!written) return false;
  const keptSegments = known.segments.slice(0, written.behind);
  const old = known.retired.filter(({ at }) => now.getTime() - Date.parse(at) > keptMs);
  await deleteObjects(
    setting("PRIVATE_BUCKET"),
    old.map(({ key }) => `${log.folder}${key}`),
  );
  const head: Head = {
    log: known.log,
    version,
    segments: [...keptSegments, ...written.segments],
    retired: [
      ...known.retired.filter((one) => !old.includes(one)),
      ...known.segments.slice(written.behind).map(({ key }) => ({ key, at: instant(now) })),
    ],
  };
  try {
    const newEtag = await writeHead(log, head, etag === undefined ? { IfNoneMatch: "*" } : { IfMatch: etag });
    if (log.known?.etag === etag) log.follow(changed.rows, changed.gone, { ...head, etag: newEtag });
    return true;
  } catch (error) {
    if (!isReplaced(error)) throw error;
    return isWritten(log, written.segments);
  }
}

/**
 * Whether a refused head stands after all: the client sends a write again whose first answer got lost, and is refused by what it wrote
 * itself. Otherwise another worker was faster, and the objects that nobody's head names go.
 */
async function isWritten<Row extends { id: string }>(log: Log<Row>, segments: readonly Segment[]): Promise<boolean> {
  const object = await readObject(setting("PRIVATE_BUCKET"), `${log.folder}head.json`);
  const head = object && (JSON.parse(new TextDecoder().decode(object.bytes)) as Head);
  const known = new Set([...(head?.segments ?? []), ...(head?.retired ?? [])].map(({ key }) => key));
  if (segments.some(({ key }) => known.has(key))) return true;
  await deleteObjects(
    setting("PRIVATE_BUCKET"),
    segments.map(({ key }) => `${log.folder}${key}`),
  );
  return false;
}

/** The objects of a change, and how many of the former stay before them; undefined when one that it takes along is gone. */
async function writeSegments<Row extends { id: string }>(
  log: Log<Row>,
  { segments }: Head,
  changed: Changed<Row>,
  { version, anew }: { version: number; anew: boolean },
): Promise<{ behind: number; segments: Segment[] } | undefined> {
  const added = changed.rows.length + changed.gone.length;
  if (anew || isOvergrown(segments, added, log.rows.size)) {
    const { rows } = folded([{ rows: [...log.rows.values()], gone: [] }, changed]);
    return { behind: 0, segments: await writeParts(log, { rows: [...rows.values()], gone: [] }, version, true) };
  }
  const behind = segments.length - absorbed(segments, added);
  const taken = await Promise.all(segments.slice(behind).map(({ key }) => log.content(key)));
  if (!taken.every((content) => content !== undefined)) return undefined;
  const { rows, gone } = folded([...taken, changed]);
  return { behind, segments: await writeParts(log, { rows: [...rows.values()], gone: [...gone] }, version) };
}

async function writeParts<Row extends { id: string }>(
  log: Log<Row>,
  { rows, gone }: Content<Row>,
  to: number,
  whole = false,
): Promise<Segment[]> {
  const parts: Content<Row>[] = [];
  for (let at = 0; at < rows.length; at += mostRows)
    parts.push({ rows: rows.slice(at, at + mostRows), gone: at === 0 ? gone : [] });
  if (parts.length === 0) parts.push({ rows: [], gone });
  return Promise.all(
    parts.map(async (content) => {
      const segment = {
        key: `${to}-${newId()}.json.gz`,
        to,
        count: content.rows.length + content.gone.length,
        ...(whole && { whole: true as const }),
      };
      const bytes = gzipSync(JSON.stringify(log.stored(content)), { level: 6 });
      await writeObject(setting("PRIVATE_BUCKET"), `${log.folder}${segment.key}`, bytes, "application/gzip");
      return segment;
    }),
  );
}
