import { useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect, useRef } from "react";
import { currentCountry } from "../../../i18n/country.ts";
import { useTexts } from "../../../i18n/index.ts";
import { fieldText } from "../../../ui/states.tsx";
import type * as rulesModule from "./rules.ts";
import { bodyOf, emptyRegistration, type RegistrationValues } from "./values.ts";

export type RegistrationForm = UseFormReturnType<RegistrationValues>;
type Rules = typeof rulesModule;

/** The form with the contract's own rules: each field is judged when it is left, all of them when it is sent. */
export function useRegistrationForm(accountType: RegistrationValues["accountType"]) {
  const { t } = useTexts();
  const rules = useRef<Rules>(undefined);
  const form = useForm<RegistrationValues>({
    initialValues: { ...emptyRegistration, accountType, country: currentCountry().code },
    validateInputOnBlur: true,
    validate: (values) => {
      const error = rules.current?.Registration.safeParse(bodyOf(values)).error;
      if (!error || !rules.current) return {};
      const problems = rules.current
        .fieldProblemsOf(error)
        .map(({ field, code }) => [field, fieldText(t, code)] as const);
      return Object.fromEntries(problems);
    },
  });
  const loadRules = async (): Promise<Rules> => (rules.current ??= await import("./rules.ts"));
  useEffect(() => {
    void import("./rules.ts").then((loaded) => (rules.current = loaded));
  }, []);
  return { form, loadRules };
}
