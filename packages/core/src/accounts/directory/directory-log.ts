import { RowLog } from "../../platform/row-log/row-log.ts";
import { UserDirectory, type DirectoryRow } from "./directory.ts";

/** The users that the back office searches among, in the private bucket. */
export const directoryLog = new RowLog<DirectoryRow, UserDirectory>("search/users/", () => new UserDirectory());
