import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { ApiProblem } from "../../api/client.ts";
import type { Translate } from "../../i18n/words.ts";
import { problemText } from "../states.tsx";
import type { ContractFormOptions } from "./contract-form-options.ts";
import type { Placed } from "./problems-at-fields.ts";

/** How a refusal is told. */
interface Refusal {
  /** In words at the fields and beside them. */
  found: Placed;
  /** What `Refused` says in the form, where no field says it. */
  formError?: unknown;
  toast?: { title: string; message: string | undefined };
}

/** Where a refusal stands: at the field that its code names, at those that it names itself, in a toast where the form has one. */
export function refused<V>(
  error: Error,
  { at, failed }: Pick<ContractFormOptions<Endpoint, V>, "at" | "failed">,
  place: (problems: readonly FieldProblem[]) => Placed,
  t: Translate,
): Refusal {
  const problem = error instanceof ApiProblem ? error : undefined;
  const own = problem && at?.[problem.code];
  const [field, words = problemText(t, error)] = typeof own === "string" ? [own] : (own ?? []);
  const found = field === undefined ? place(problem?.fields ?? []) : { at: { [field]: words }, beside: [] };
  const isInvalid = problem?.code === "invalid-input" && problem.fields.length > 0;
  if (failed === undefined) return { found, formError: field !== undefined || isInvalid ? undefined : error };
  const message =
    problem?.code === "invalid-input" && (field !== undefined || isInvalid)
      ? found.beside.join(" ") || undefined
      : words;
  return { found: { ...found, beside: [] }, toast: { title: failed, message } };
}
