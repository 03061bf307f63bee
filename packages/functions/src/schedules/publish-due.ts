import { publishDue } from "@solvia/core/publications/move-publication";
import { log } from "../log.ts";

/** Lets appear what has a date that has come. */
export const handler = async (): Promise<void> => {
  const count = await publishDue(new Date());
  if (count > 0) log("solvia-schedules", "INFO", "publish-due", { count });
};
