import type { AnswerOf, Endpoint } from "@solvia/core/contract/endpoint";
import type { Identity } from "@solvia/core/contract/shapes/registration";
import type { FieldProblem } from "@solvia/core/platform/problems";
import type { Input } from "../../../api/client.ts";
import type { Route } from "../../../api/route.ts";
import { currentCountry } from "../../../i18n/country.ts";
import { useContractForm, type ContractForm } from "../../../ui/forms/use-contract-form.ts";
import { noConsents } from "./no-consents.ts";
import type * as rulesModule from "./rules.ts";
import { agentBodyOf, bodyOf, emptyRegistration, type RegistrationValues } from "./values.ts";

type Rules = typeof rulesModule;
export type RegistrationForm = ContractForm<RegistrationValues>;
/** Who fills it in: the person, or an agent for them, who chooses no password and agrees to nothing. */
type FilledBy = "person" | "agent";

interface Sending<E extends Endpoint> {
  input: (values: RegistrationValues) => Input<E>;
  onSaved: (answer: AnswerOf<E>, values: RegistrationValues) => unknown;
}

/**
 * The form of an account: each field is judged when it is left, all of them when it is sent. What a person has typed outlives
 * a reload, for the kind that the page was opened for.
 */
export const useRegistrationForm = <E extends Endpoint>(
  route: Route<E>,
  accountType: RegistrationValues["accountType"],
  by: FilledBy,
  sending: Sending<E>,
) =>
  useContractForm(route, {
    values: { ...emptyRegistration, accountType, country: currentCountry().code },
    judgesLeft: true,
    loadChecks: async () => {
      const rules = await import("./rules.ts");
      return (values: RegistrationValues) => identityFaults(values, by, rules);
    },
    draft:
      by === "person"
        ? // Consents are given anew: whoever finds the form filled in finds no box ticked.
          { of: `registration/${accountType}`, back: true, without: Object.keys(noConsents) }
        : { of: "new user" },
    ...sending,
  });

/** Each field as the contract reads it ("torino" is TO, "1012 ab" a postal code), even while others are still wrong. */
function asRead(place: RegistrationValues["billingAddress"], { BillingPlace }: Rules) {
  const read = (name: keyof typeof place) => BillingPlace.shape[name].safeParse(place[name]).data ?? place[name];
  const names = Object.keys(place) as (keyof typeof place)[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as typeof place;
}

/** What country and kind ask for, which the schema tells only once nothing is missing. */
function identityFaults(values: RegistrationValues, by: FilledBy, rules: Rules): FieldProblem[] {
  const body = by === "agent" ? agentBodyOf(values) : bodyOf(values);
  const billingAddress = asRead(values.billingAddress, rules);
  const { telephone } = values;
  return rules
    .identityProblems({ ...body, telephone, billingAddress } as Identity)
    .map(([field, code]) => ({ field, code }));
}
