import type { Locale } from "@solvia/core/platform/locale";
import type { PlantKind } from "@solvia/core/quotations/requests/request";
import { currentCountry } from "../../i18n/country.ts";
import type { ContractForm } from "../../ui/forms/use-contract-form.ts";
import { materialOf, noMaterial, type Material, type MaterialValues } from "./material/material.ts";

/** What the form holds, whoever asks. */
export interface AskedValues extends MaterialValues {
  text: string;
  telephone: string;
  plant: PlantKind;
  /** kW and kWh. */
  power: number | "";
  storage: number | "";
  place: string;
  when: string;
  /** A visitor's alone. */
  name: string;
  email: string;
  companyName: string;
  /** The shop that they ask in. */
  country: Locale;
  privacyRead: boolean;
}

/** The form as its parts are given it. */
export type AskedForm = ContractForm<AskedValues>;

export const nothingAsked = (): AskedValues => ({
  ...noMaterial,
  text: "",
  telephone: "",
  plant: "residential",
  power: "",
  storage: "",
  place: "",
  when: "",
  name: "",
  email: "",
  companyName: "",
  country: currentCountry().locale,
  privacyRead: false,
});

export const textOrNothing = (text: string): string | undefined => text.trim() || undefined;

/** What is sent of it. */
export const askedBody = (values: AskedValues, file: Material | undefined) => ({
  text: textOrNothing(values.text),
  telephone: textOrNothing(values.telephone),
  material: materialOf(values, file),
});
