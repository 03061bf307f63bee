import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { FieldProblem } from "@solvia/core/platform/problems";
import type { Route } from "../../api/route.ts";
import type { Translate } from "../../i18n/words.ts";
import { fieldText } from "../states.tsx";
import type { ContractFormOptions } from "./contract-form-options.ts";
import { rulesOf, type Rules } from "./contract-rules.ts";
import { problemsAtFields, type Placed } from "./problems-at-fields.ts";
import { shownFields } from "./shown-fields.ts";

/** What a form is judged by, once it has come. */
export interface Loaded<V> {
  contract: Rules | undefined;
  checks: (values: V) => readonly FieldProblem[];
}
type Options<V> = Pick<ContractFormOptions<Endpoint, V>, "check" | "loadChecks" | "inWords" | "names" | "shows">;

export async function loadedRules<E extends Endpoint, V>(route: Route<E>, options: Options<V>): Promise<Loaded<V>> {
  const [contract, checks = () => []] = await Promise.all([
    rulesOf(route),
    options.loadChecks?.().catch(() => undefined),
  ]);
  return { contract, checks };
}

/** Problems in words at the fields that the form shows now. */
export const placed = <V>(
  problems: readonly FieldProblem[],
  form: HTMLFormElement | null,
  { shows = [], names = {}, inWords }: Options<V>,
  t: Translate,
): Placed =>
  problemsAtFields(problems, {
    shown: new Set([...shownFields(form), ...shows]),
    names,
    inWords: (problem) => inWords?.(problem) ?? fieldText(t, problem.code),
  });

/** What is wrong before it is sent: by the contract, by rules loaded with it, and by the form's own words, which come first. */
export function judged<V>(
  values: V,
  { contract, checks }: Loaded<V>,
  { check, input }: Options<V> & { input: (values: V) => unknown },
  place: (problems: readonly FieldProblem[]) => Placed,
): Placed {
  const own = Object.entries(check?.(values) ?? {}).filter((entry): entry is [string, string] => !!entry[1]);
  const { body } = input(values) as { body?: unknown };
  const { at, beside } = place([...(contract?.faultsOf(body) ?? []), ...checks(values)]);
  return { at: { ...at, ...Object.fromEntries(own) }, beside };
}
