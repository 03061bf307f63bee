import { rebuildIndex } from "@solvia/core/catalogue/search/update-index";

/** Writes the search index anew, so that a message that was lost is mended within a day. */
export async function handler(): Promise<void> {
  await rebuildIndex();
}
