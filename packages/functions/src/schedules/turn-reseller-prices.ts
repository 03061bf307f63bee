import { recordTurns } from "@solvia/core/reseller/feed/tend-feed";
import { schedule } from "../work/schedule.ts";

/** Takes down for resellers which prices have begun or ended by themselves. */
export const handler = schedule("turn-reseller-prices", { count: recordTurns });
