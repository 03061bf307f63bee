import * as z from "zod";
import { event } from "../work/event.ts";

/** Keys in the private bucket that nothing names any more. A key is never given twice. */
export const filesReleased = event("files-released", z.object({ keys: z.array(z.string()).readonly() }), {
  queues: ["erasure"],
});
