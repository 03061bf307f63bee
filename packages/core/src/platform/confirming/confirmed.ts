import { Problem, type FieldProblem } from "../problems.ts";

/** A value that is stored only by who confirms its code. */
export interface Warning<Code extends string = string, Value extends string | number = number> {
  code: Code;
  /** What was before and what would be, in the unit of the value (net cents, pieces, a civil date). */
  params: Record<string, Value>;
}

/**
 * Refuses what isn't confirmed by its code: nobody writes it by oversight, whichever client was used. The field problems say
 * what was before and what would be. Problem: confirmation-needed.
 */
export function demandConfirmed(
  questions: readonly {
    field: string;
    warnings: readonly Warning<string, string | number>[];
    confirmed: readonly string[] | undefined;
  }[],
): void {
  const open = questions.flatMap(({ field, warnings, confirmed = [] }) =>
    warnings
      .filter(({ code }) => !confirmed.includes(code))
      .map(({ code, params }): FieldProblem => ({ field, code, params })),
  );
  if (open.length > 0) throw new Problem("confirmation-needed", {}, open);
}
