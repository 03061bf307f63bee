import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { Problem } from "../problems.ts";
import { documents, table } from "../table.ts";

/** So long an answer stands: asking in a loop reads the table once a second for each instance of the function. */
const standsMs = 1000;
const longestReadMs = 2000;

let last: { at: number; read: Promise<unknown> } | undefined;

/** Reads a key of the table that nobody writes. Throws the problem service-unavailable when the table doesn't answer within 2 s. */
export async function demandTable(now: Date): Promise<void> {
  if (!last || Math.abs(now.getTime() - last.at) >= standsMs) last = { at: now.getTime(), read: read() };
  await last.read.catch(() => {
    throw new Problem("service-unavailable");
  });
}

const read = (): Promise<unknown> =>
  documents.send(new GetCommand({ TableName: table.getName(), Key: { pk: "HEALTH", sk: "HEALTH" } }), {
    abortSignal: AbortSignal.timeout(longestReadMs),
  });
