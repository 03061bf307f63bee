import { refreshAllPages } from "@solvia/core/site/pages/refresh-pages";
import { log } from "../log.ts";

/** Has every public page written anew, so that what a deploy or a lost message left behind is mended within a day. */
export const handler = async (): Promise<void> => {
  const count = await refreshAllPages(new Date());
  log("solvia-schedules", "INFO", "refresh-pages", { count });
};
