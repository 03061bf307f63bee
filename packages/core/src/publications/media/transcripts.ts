import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { readAll } from "../../platform/storing/read-all.ts";
import { table } from "../../platform/table.ts";
import { TranscriptPartEntity } from "./media.table.ts";
import type { Line } from "./transcription.ts";

/** Lines of one item: some forty kilobytes. */
const ofOnePart = 400;

/** Writes the lines of a transcription; the same twice is once. */
export async function writeTranscript(transcriptionId: string, lines: readonly Line[]): Promise<void> {
  for (let part = 0; part * ofOnePart < lines.length; part++)
    await TranscriptPartEntity.build(PutItemCommand)
      .item({ transcriptionId, part, lines: lines.slice(part * ofOnePart, (part + 1) * ofOnePart) })
      .send();
}

/** All that a transcription wrote, in its order. */
export async function readTranscript(transcriptionId: string): Promise<Line[]> {
  const lines: Line[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ partition: `TRANSCRIPTION#${transcriptionId}`, range: { beginsWith: "PART#" } })
      .entities(TranscriptPartEntity)
      .options({ ...(next && { exclusiveStartKey: next }) })
      .send();
    lines.push(...Items.flatMap((part) => part.lines));
    next = LastEvaluatedKey;
  } while (next);
  return lines;
}

/** The same of several, a request for each hundred parts. */
export async function readTranscripts(jobs: readonly { id: string; lines: number }[]): Promise<Map<string, Line[]>> {
  const parts = await readAll(
    TranscriptPartEntity,
    jobs.flatMap(({ id, lines }) =>
      Array.from({ length: Math.ceil(lines / ofOnePart) }, (_, part) => ({ transcriptionId: id, part })),
    ),
  );
  const found = new Map<string, Line[]>();
  for (const { transcriptionId, lines } of parts.toSorted((a, b) => a.part - b.part))
    found.set(transcriptionId, [...(found.get(transcriptionId) ?? []), ...lines]);
  return found;
}

/** Takes away what a transcription wrote. */
export async function removeTranscript(transcriptionId: string, lines: number): Promise<void> {
  for (let part = 0; part * ofOnePart < lines; part++)
    await TranscriptPartEntity.build(DeleteItemCommand).key({ transcriptionId, part }).send();
}
