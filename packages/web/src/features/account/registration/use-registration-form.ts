import { useMutation } from "@tanstack/react-query";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect, useRef } from "react";
import { currentCountry } from "../../../i18n/country.ts";
import { useTexts } from "../../../i18n/index.ts";
import { draftOf, dropDraft, keepDraft } from "../../../ui/draft.ts";
import { fieldErrors, fieldText } from "../../../ui/states.tsx";
import type { Identity } from "@solvia/core/contract/shapes/registration";
import type * as rulesModule from "./rules.ts";
import { noConsents } from "./no-consents.ts";
import { agentBodyOf, bodyOf, emptyRegistration, type RegistrationValues } from "./values.ts";

export type RegistrationForm = UseFormReturnType<RegistrationValues>;
type Rules = typeof rulesModule;
/** Who fills it in: the person, or an agent for them, who chooses no password and agrees to nothing. */
type FilledBy = "person" | "agent";

/** What a person has typed outlives a reload, in this tab, for the kind that the page was opened for. */
const draftName = (accountType: RegistrationValues["accountType"]): string => `registration/${accountType}`;

/** A password is kept nowhere, and consents are given anew: whoever finds the form filled in finds no box ticked. */
const withoutSecrets = (values: RegistrationValues): Partial<RegistrationValues> => ({
  ...values,
  password: "",
  ...noConsents,
});

/** The form with the contract's own rules: each field is judged when it is left, all of them when it is sent. */
function useRegistrationForm(accountType: RegistrationValues["accountType"], by: FilledBy = "person") {
  const draft = draftName(accountType);
  const { t } = useTexts();
  const rules = useRef<Rules>(undefined);
  const form = useForm<RegistrationValues>({
    initialValues: {
      ...emptyRegistration,
      accountType,
      country: currentCountry().code,
      ...(by === "person" && draftOf<Partial<RegistrationValues>>(draft)),
    },
    ...(by === "person" && { onValuesChange: (values) => keepDraft(draft, withoutSecrets(values)) }),
    validateInputOnBlur: true,
    validate: (values) =>
      problemsOf(values, by, rules.current).reduceRight<Record<string, string>>((all, [field, code]) => {
        all[field] = fieldText(t, code);
        return all;
      }, {}),
  });
  const loadRules = async (): Promise<Rules> => (rules.current ??= await import("./rules.ts"));
  useEffect(() => {
    void import("./rules.ts").then((loaded) => {
      rules.current = loaded;
      for (const field of leftFields(form.getTouched())) form.validateField(field);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rules come once, whatever is typed meanwhile
  }, []);
  return { form, loadRules };
}

interface Sending<T> {
  send: (values: RegistrationValues) => Promise<T>;
  done: (answer: T, values: RegistrationValues) => unknown;
}

/** The form with its sending: what the server refuses stands at its field too, and the first of them gets the focus. */
export function useSentRegistration<T>(
  accountType: RegistrationValues["accountType"],
  by: FilledBy,
  { send, done }: Sending<T>,
) {
  const { t } = useTexts();
  const { form, loadRules } = useRegistrationForm(accountType, by);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (answer, values) => {
      if (by === "person") dropDraft(draftName(accountType));
      return done(answer, values);
    },
    onError: (error) => {
      form.setErrors(fieldErrors(t, error));
      focusFirst();
    },
  });
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await loadRules();
    form.onSubmit((values) => sending.mutate(values), focusFirst)();
  };
  return { form, sending, onSubmit: (event: React.FormEvent<HTMLFormElement>) => void submit(event) };
}

/** What was filled in before the rules were there, but for the field that is still being typed in. */
const leftFields = (touched: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(touched).filter((field) => touched[field] && document.activeElement?.getAttribute("data-path") !== field);

/** The first field that is wrong gets the focus, wherever it stands in the long form. */
function focusFirst(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("form [aria-invalid=true]")?.focus());
}

/** Each field as the contract reads it ("torino" is TO, "1012 ab" a postal code), even while others are still wrong. */
function asRead(place: RegistrationValues["billingAddress"], { BillingPlace }: Rules) {
  const read = (name: keyof typeof place) => BillingPlace.shape[name].safeParse(place[name]).data ?? place[name];
  const names = Object.keys(place) as (keyof typeof place)[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as typeof place;
}

/** The shape's findings, and those of country and kind, which the schema tells only once nothing is missing. */
function problemsOf(
  values: RegistrationValues,
  by: FilledBy,
  rules: Rules | undefined,
): (readonly [field: string, code: string])[] {
  if (!rules) return [];
  const [shape, body] =
    by === "agent" ? [rules.AgentRegistration, agentBodyOf(values)] : [rules.Registration, bodyOf(values)];
  const error = shape.safeParse(body).error;
  const ofShape = error ? rules.fieldProblemsOf(error).map(({ field, code }) => [field, code] as const) : [];
  const { telephone } = values;
  const billingAddress = asRead(values.billingAddress, rules);
  return [...ofShape, ...rules.identityProblems({ ...body, telephone, billingAddress } as Identity)];
}
