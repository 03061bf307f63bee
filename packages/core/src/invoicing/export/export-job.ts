import type { CivilDate, Instant } from "../../platform/time.ts";

export const registerFormats = ["csv", "xlsx"] as const;
export const documentExportStates = ["waiting", "running", "done", "failed"] as const;

/** An accountant's export of the documents dated in a period, from its asking to its archive. */
export interface DocumentExport {
  id: string;
  userId: string;
  /** The first and the last day, both included. */
  from: CivilDate;
  to: CivilDate;
  /** Of the register in the archive. */
  format: (typeof registerFormats)[number];
  state: (typeof documentExportStates)[number];
  done: number;
  total: number;
  /** A problem's code, when it failed. */
  problem?: string | undefined;
  createdOn: Instant;
  finishedOn?: Instant | undefined;
}
