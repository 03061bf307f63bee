import { rebuildDirectory } from "@solvia/core/accounts/directory/update-directory";

/** Writes the directory of users anew, so that a message that was lost is mended within a day. */
export async function handler(): Promise<void> {
  await rebuildDirectory();
}
