import fc from "fast-check";
import { expect, it } from "vitest";
import { transcriptionLimits } from "./transcription.ts";
import { transcriptionMachine } from "./transcription-machine.ts";

const actions = ["start", "finish", "fail", "again"] as const;
const allowed: Readonly<Record<string, readonly string[]>> = {
  queued: ["start", "fail"],
  running: ["finish", "fail"],
  done: [],
  failed: ["again"],
};

it("goes queued, running, done or failed, whatever is asked of it", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 30 }), (asked) => {
      let job = { status: transcriptionMachine.first, attempts: 1 };
      for (const action of asked) {
        const actor = action === "again" ? "back-office" : "system";
        const may =
          allowed[job.status]?.includes(action) && (action !== "again" || job.attempts < transcriptionLimits.attempts);
        expect(transcriptionMachine.offers(job, action, actor)).toBe(may);
        if (may) job = transcriptionMachine.after(job, action, actor);
        expect(job.attempts).toBeLessThanOrEqual(transcriptionLimits.attempts);
      }
    }),
  );
});
