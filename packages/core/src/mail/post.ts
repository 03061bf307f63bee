import type { ForEach } from "../../events/index.ts";
import type { Letter } from "./letter.ts";
import type { Recipient } from "./send-letter.ts";

/** A letter with its address. */
export interface Post {
  to: Recipient;
  letter: Letter;
}

/** A letter, or letters, for each event that is told by mail. */
export type Mails = ForEach<"email", Promise<readonly Post[]>>;
