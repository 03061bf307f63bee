import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { filledPage } from "../platform/page/filled-page.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { table } from "../platform/table.ts";
import { wordsIn } from "../platform/text/words-in.ts";
import { viewsOf } from "./count-view.ts";
import { movesOf } from "./publication-machine.ts";
import { PublicationEntity, PublicationViewsEntity } from "./publication.table.ts";
import { publicationPath, type Publication, type PublicationStatus, type PublicationType } from "./publication.ts";
import { italianOf, loadPublication } from "./save-publication.ts";

/** Publications of one read, and those that one request looks through at most. */
const atOnce = 100;
const lookedThrough = 2000;

type Row = Publication & { gsi1pk: string; gsi1sk: string };

interface Filters {
  /** Words that must all occur in title, code or tags. */
  text?: string | undefined;
  type?: PublicationType | undefined;
  status?: PublicationStatus | undefined;
}

function fitting({ text, type, status }: Filters): (publication: Publication) => boolean {
  const isNamed = wordsIn(text);
  return ({ title, code, tags, ...of }) =>
    (!type || of.type === type) && (!status || of.status === status) && isNamed(title, code, ...tags);
}

/** A page of what the office has written, the last begun first, with how often each was read. */
export async function listPublications({
  cursor,
  limit,
  ...filters
}: Filters & { cursor?: string | undefined; limit: number }) {
  const fits = fitting(filters);
  const page = await filledPage<Row>(
    { cursor, limit },
    {
      read: (after) =>
        table
          .build(QueryCommand)
          .query({ index: "gsi1", partition: "PUBLICATIONS" })
          .entities(PublicationEntity)
          .options({ reverse: true, limit: atOnce, ...(after && { exclusiveStartKey: after }) })
          .send(),
      fitting: (rows) => rows.filter(fits),
      keyOf: ({ id, gsi1pk, gsi1sk }) => ({ pk: `PUBLICATION#${id}`, sk: "PUBLICATION", gsi1pk, gsi1sk }),
      lookedThrough,
    },
  );
  const counted = await readAll(
    PublicationViewsEntity,
    page.items.map(({ id }) => ({ publicationId: id })),
  );
  const views = new Map(counted.map(({ publicationId, count }) => [publicationId, count]));
  return { items: page.items.map((row) => ({ ...row, views: views.get(row.id) ?? 0 })), cursor: page.cursor };
}

/** A publication as its editor shows it: its Italian, what may be done with it, and the address of its preview. Problem: not-found. */
export async function getEditedPublication(id: string) {
  const publication = await loadPublication(id);
  const [{ texts }, views] = await Promise.all([italianOf(id), viewsOf(id)]);
  const { title = "", teaser = "", body = "" } = texts;
  return {
    ...publication,
    title,
    teaser,
    body,
    views,
    moves: movesOf(publication),
    path: publicationPath(publication),
    previewPath: `${publicationPath(publication)}?preview=${publication.previewSecret}`,
  };
}
