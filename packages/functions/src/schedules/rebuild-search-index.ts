import { rebuildIndex } from "@solvia/core/catalogue/search/update-index";
import { schedule } from "../work/schedule.ts";

/** Writes the search index anew, so that a message that was lost is mended within a day. */
export const handler = schedule("rebuild-search-index", { count: rebuildIndex });
