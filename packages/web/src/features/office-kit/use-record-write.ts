import { useToldMutation } from "./use-told-mutation.ts";

interface Options {
  /** Once it is written. */
  after?: () => unknown;
  /** What it waits for, and what waits for it. */
  scope?: { id: string };
  /** Whether an error is a question that the caller asks itself. */
  asks?: (error: unknown) => boolean;
}

/** A change of a record, told. */
export const useRecordWrite = (options: Options = {}) =>
  useToldMutation((write: () => Promise<unknown>) => write(), { said: "saved", ...options });
