import { userNames } from "../../accounts/index.ts";
import type { Correction } from "./correction.ts";

/** Corrections with the names of who began each, took each step of it and closed it, where a person did. One request. */
export async function withNames<C extends Correction>(corrections: readonly C[]) {
  const ids = corrections.flatMap(({ by, steps, closed }) => [by, ...steps.map((step) => step.by), closed?.by]);
  const names = await userNames(ids.flatMap((id) => id ?? []).filter((id) => id !== "office"));
  return corrections.map((correction) => {
    const { by, steps, closed } = correction;
    return {
      ...correction,
      byName: names.get(by),
      steps: steps.map((step) => ({ ...step, byName: names.get(step.by ?? "") })),
      closed: closed && { ...closed, byName: names.get(closed.by) },
    };
  });
}
