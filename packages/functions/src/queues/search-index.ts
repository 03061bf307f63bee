import { pagesOfChanges } from "@solvia/core/site/pages/pages-of-changes";
import { updateIndex } from "@solvia/core/catalogue/search/update-index";
import { sendMessages } from "@solvia/core/platform/work/queue";
import { bulkWorker } from "../work/bulk-worker.ts";

/**
 * Brings the products of a batch up to date in the search index, all in one writing of it; then what shows them. A message
 * that comes again may have been cut off between the two: what it names is shown anew though the index has it already.
 */
export const handler = bulkWorker("search-index", async (received) => {
  const changed = await updateIndex(received.flatMap(({ message }) => message.productIds));
  const again = received.flatMap(({ isAgain, message }) => (isAgain ? message.productIds : []));
  const { pages, lists } = pagesOfChanges(
    changed,
    again,
    received.flatMap(({ message }) => message.pagesOf),
  );
  await Promise.all([sendMessages("pages", pages), sendMessages("list-pages", lists)]);
});
