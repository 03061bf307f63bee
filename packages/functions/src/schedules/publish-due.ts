import { publishDue } from "@solvia/core/publications/move-publication";
import { schedule } from "../work/schedule.ts";

/** Lets appear what has a date that has come. */
export const handler = schedule("publish-due", { count: publishDue });
