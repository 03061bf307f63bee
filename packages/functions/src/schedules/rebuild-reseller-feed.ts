import { rebuildFeed } from "@solvia/core/reseller/feed/tend-feed";
import { schedule } from "../work/schedule.ts";

/** Compares the resellers' feed with the catalogue, so that a message that was lost is mended within a day. */
export const handler = schedule("rebuild-reseller-feed", { count: rebuildFeed });
