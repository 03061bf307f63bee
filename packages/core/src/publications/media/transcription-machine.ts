import { machine } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import { transcriptionLimits, transcriptionStatuses, type Transcription } from "./transcription.ts";

type Facts = Pick<Transcription, "status" | "attempts">;

/** Problem: invalid-transition. */
function demandAttempt({ attempts }: Facts): void {
  if (attempts >= transcriptionLimits.attempts) throw new Problem("invalid-transition");
}

/** The life of a transcription (domain-rules 5.12): what failed is tried again, three times in all. */
export const transcriptionMachine = machine<Facts>()({
  name: "transcription",
  states: transcriptionStatuses,
  first: "queued",
  actions: {
    start: { from: ["queued"], to: "running", actors: ["system"] },
    finish: { from: ["running"], to: "done", actors: ["system"] },
    fail: { from: ["queued", "running"], to: "failed", actors: ["system"] },
    again: {
      from: ["failed"],
      to: "queued",
      actors: ["back-office"],
      guard: demandAttempt,
      effects: ({ attempts }) => ({ attempts: attempts + 1 }),
    },
  },
});
