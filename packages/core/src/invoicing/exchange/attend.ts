import { writer } from "../../platform/authorship.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import type { FiscalDocument } from "../document.ts";
import { loadDocument } from "../load-document.ts";
import { mayAttend } from "../rules/attention.ts";
import { writeDocument } from "./write-document.ts";

/**
 * Notes that somebody has seen to what the exchange said of a document of an order: it leaves the list of those that wait. Problems: not-found,
 * invalid-transition, version-conflict.
 */
export async function attendDocument(orderId: string, id: string, now: Date): Promise<FiscalDocument> {
  const before = await loadDocument(id);
  if (before.orderId !== orderId) throw new Problem("not-found");
  if (!mayAttend(before, now)) throw new Problem("invalid-transition", { state: before.state });
  return writeDocument(before, { ...before, attended: { on: instant(now), by: writer() } }, now);
}
