import { RowLog } from "../../platform/row-log/row-log.ts";
import type { SearchDocument } from "./document.ts";
import { documentForm } from "./packed.ts";

/** What the search knows, without what finds words in it: the rows alone are looked at. */
const documents = new RowLog<SearchDocument, { apply: () => void }>(
  "search/documents/",
  () => ({ apply: () => undefined }),
  documentForm,
);

/**
 * All that is visible as the search has it, at most a few seconds old, for whoever compares figures: one request to the bucket where nothing
 * has changed. Nothing before the index was written.
 */
export async function offeredDocuments(now: Date): Promise<Iterable<SearchDocument>> {
  await documents.current(now);
  return documents.rows.values();
}
