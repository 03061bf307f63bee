import { Snapshot } from "../../platform/snapshot.ts";
import { UserDirectory, type DirectoryRow } from "./directory.ts";

/** The users that the back office searches among, in the private bucket. */
export const directorySnapshot = new Snapshot<DirectoryRow, UserDirectory>(
  "search/users.json.gz",
  (rows) => new UserDirectory(rows),
);
