import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { filledPage } from "../../platform/page/filled-page.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { table } from "../../platform/table.ts";
import { publicationsById } from "../save-publication.ts";
import { PublicationMediaEntity, TranscriptionEntity } from "./media.table.ts";
import type { Transcription, TranscriptionStatus } from "./transcription.ts";

/** Jobs of one read, and those that one request looks through at most. */
const atOnce = 100;
const lookedThrough = 1000;

type Row = Transcription & { gsi1pk: string; gsi1sk: string };

/** A read of them, the last asked for first. */
const readJobs = (after?: Record<string, unknown>) =>
  table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "TRANSCRIPTIONS" })
    .entities(TranscriptionEntity)
    .options({ reverse: true, limit: atOnce, ...(after && { exclusiveStartKey: after }) })
    .send();

/** Where the list goes on behind one. */
const keyOf = ({ id, gsi1pk, gsi1sk }: Row) => ({ pk: `TRANSCRIPTION#${id}`, sk: "TRANSCRIPTION", gsi1pk, gsi1sk });

interface Wanted {
  status?: TranscriptionStatus | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A page of what was written down or is to be, in a state or in any, with what it belongs to; of what was deleted since, without a name. */
export async function listTranscriptions({ status, ...paged }: Wanted) {
  const page = await filledPage<Row>(paged, {
    read: readJobs,
    fitting: (rows) => rows.filter((row) => !status || row.status === status),
    keyOf,
    lookedThrough,
  });
  const [publications, media] = await Promise.all([
    publicationsById([...new Set(page.items.map(({ publicationId }) => publicationId))]),
    readAll(
      PublicationMediaEntity,
      page.items.map(({ publicationId, mediaId }) => ({ publicationId, id: mediaId })),
    ),
  ]);
  const titles = new Map(publications.map(({ id, title }) => [id, title]));
  const names = new Map(media.map(({ id, name, seconds }) => [id, { name, seconds }]));
  const items = page.items.map((row) => ({
    ...row,
    publicationTitle: titles.get(row.publicationId) ?? "",
    recording: names.get(row.mediaId)?.name ?? "",
    seconds: names.get(row.mediaId)?.seconds,
  }));
  return { items, cursor: page.cursor };
}

/** Those that were written last, so many. */
export async function lastDone(count: number): Promise<Transcription[]> {
  const { items } = await filledPage<Row>(
    { cursor: undefined, limit: count },
    {
      read: readJobs,
      fitting: (rows) => rows.filter((row) => row.status === "done"),
      keyOf,
      lookedThrough,
    },
  );
  return items;
}
