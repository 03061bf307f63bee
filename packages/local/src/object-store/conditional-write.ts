import type { IncomingHttpHeaders } from "node:http";
import { S3Error } from "./s3-error.ts";

const last = new Map<string, Promise<unknown>>();

/** Runs what writes one object after whatever writes it already: what a condition found stays so until it is written. */
export async function inTurn<T>(path: string, run: () => Promise<T>): Promise<T> {
  const turn = (last.get(path) ?? Promise.resolve()).then(run, run);
  last.set(path, turn);
  try {
    return await turn;
  } finally {
    if (last.get(path) === turn) last.delete(path);
  }
}

const bare = (etag: string): string => etag.replaceAll('"', "");

export const isConditional = (headers: IncomingHttpHeaders): boolean =>
  headers["if-match"] !== undefined || headers["if-none-match"] !== undefined;

/** Refuses a write as S3 does: If-Match over another object or none, If-None-Match: * over any. */
export function demandCondition(headers: IncomingHttpHeaders, etag: string | undefined): void {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  if (noneMatch !== undefined && noneMatch !== "*") throw new S3Error("NotImplemented");
  if (match !== undefined && etag === undefined) throw new S3Error("NoSuchKey");
  if (match !== undefined && bare(match) !== bare(etag ?? "")) throw new S3Error("PreconditionFailed");
  if (noneMatch === "*" && etag !== undefined) throw new S3Error("PreconditionFailed");
}
