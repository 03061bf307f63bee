/** Item actions on the table, or queries of one of its indexes, where every partition key that a request names matches a pattern (`*`: anything). */
export interface TableGrant {
  actions: readonly string[];
  index?: string;
  keys: readonly string[];
}

/** Objects of a bucket, which is named by its setting. */
export interface FilesGrant {
  actions: readonly string[];
  bucket: "PRIVATE_BUCKET" | "PUBLIC_BUCKET" | "SITE_BUCKET" | "TRANSCRIBE_BUCKET";
  keys: readonly string[];
}

/** What a function may touch of what is stored: the stacks write its role from it, tests hold the local cloud to it. */
export interface Permissions {
  table: readonly TableGrant[];
  files: readonly FilesGrant[];
}
