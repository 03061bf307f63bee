import { refreshAllPages } from "@solvia/core/site/pages/refresh-pages";
import { schedule } from "../work/schedule.ts";

/** Has every public page written anew, so that what a deploy or a lost message left behind is mended within a day. */
export const handler = schedule("refresh-pages", { count: refreshAllPages });
