import type { FieldProblem } from "@solvia/core/platform/problems";
import { ApiProblem } from "../../../api/client.ts";

/** Something to be done on the server, kept on this device until the server has answered. */
export interface Command {
  /** The order in which they were given; the store's own. */
  seq: number;
  /** Its own, and the Idempotency-Key of each try: sent twice it is done once. */
  id: string;
  /** Who gave it: it is sent for nobody else. */
  userId: string;
  /** Which endpoint it calls: a name of `kinds` (kinds.ts). */
  kind: string;
  /** What the endpoint takes. */
  input: unknown;
  /** What it is about, as "movement/01ABC": pages show those of theirs. */
  subject: string;
  /** What people know it by, as the code that was scanned. */
  label: string;
  state: "waiting" | "refused";
  /** Why the server has refused it. */
  problem?: Refusal | undefined;
}

/** A problem as it is kept. */
export interface Refusal {
  status: number;
  code: string;
  params: Readonly<Record<string, unknown>>;
  fields: readonly FieldProblem[];
}

/** What becomes of a command that wasn't done: it is refused for good, or waits for a better moment. */
export type Undone = { is: "refused"; problem: Refusal } | { is: "waits" };

/** What says nothing of the command itself: nobody is logged in, somebody else is, it is being done, there are too many at once, a proof is wanted. */
const ofTheMoment: ReadonlySet<string> = new Set([
  "not-logged-in",
  "meant-for-another",
  "request-in-progress",
  "too-many-requests",
  "proof-needed",
]);

/** Reads a failure: without an answer, or where the server couldn't, nothing is known and it is tried again. */
export function undoneBy(error: unknown): Undone {
  if (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500 || ofTheMoment.has(error.code)) {
    return { is: "waits" };
  }
  const { status, code, params, fields } = error;
  return { is: "refused", problem: { status, code, params, fields } };
}

/** Whether nobody is logged in any more. */
export const isLoggedOut = (error: unknown): boolean => error instanceof ApiProblem && error.code === "not-logged-in";

/** The refusal as the API has given it, for what tells problems in words. */
export const problemOf = ({ status, code, params, fields }: Refusal): ApiProblem =>
  new ApiProblem(status, { code, params, errors: [...fields] });

const [shortest, longest] = [2000, 60_000];

/** How long to wait before the next try (ms): twice as long each time, up to a minute, and not all devices at once. */
export const pauseAfter = (failures: number, chance = Math.random()): number =>
  Math.round(Math.min(longest, shortest * 2 ** Math.max(0, failures - 1)) * (0.75 + chance / 2));

/** The next of somebody's commands to be sent, in their order; `concludes` says which kinds wait for what of their subject was refused before them. */
export const nextOf = (
  all: readonly Command[],
  userId: string | undefined,
  concludes: (kind: string) => boolean,
): Command | undefined => {
  const isHeld = ({ seq, kind, subject }: Command): boolean =>
    concludes(kind) && all.some((one) => one.state === "refused" && one.subject === subject && one.seq < seq);
  return all.find((one) => one.state === "waiting" && one.userId === userId && !isHeld(one));
};
