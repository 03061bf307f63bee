import { rebuildDirectory } from "@solvia/core/accounts/directory/update-directory";
import { schedule } from "../work/schedule.ts";

/** Writes the directory of users anew, so that a message that was lost is mended within a day. */
export const handler = schedule("rebuild-user-directory", { count: rebuildDirectory });
