import type * as z from "zod";
import type { AgentRegistration, Registration } from "@solvia/core/contract/shapes/registration";
import { noConsents } from "./no-consents.ts";

export type RegistrationBody = z.input<typeof Registration>;
type AgentBody = z.input<typeof AgentRegistration>;

export const emptyRegistration = {
  accountType: "private" as "private" | "business",
  country: "IT",
  name: "",
  surname: "",
  email: "",
  password: "",
  telephone: "",
  fiscalCode: "",
  vatNumber: "",
  companyName: "",
  companyRole: "installer" as NonNullable<RegistrationBody["companyRole"]>,
  electronicBillingCode: "",
  pec: "",
  noElectronicAddress: false,
  administrationEmail: "",
  billingAddress: { street: "", houseNumber: "", postalCode: "", city: "", provinceCode: "" },
  ...noConsents,
};
export type RegistrationValues = typeof emptyRegistration;

const ofBusiness = [
  "vatNumber",
  "companyName",
  "companyRole",
  "electronicBillingCode",
  "pec",
  "noElectronicAddress",
  "administrationEmail",
] as const;
const ofItaly = ["fiscalCode", "electronicBillingCode", "pec", "noElectronicAddress"] as const;

const filled = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));

/** What was left empty is not sent (the contract tells "absent" from "wrong"), nor what the kind or the country has no field for. */
export function bodyOf({ billingAddress, ...values }: RegistrationValues): RegistrationBody {
  const { accountType, country } = values;
  const hidden: readonly string[] = [
    ...(accountType === "private" ? ofBusiness : []),
    ...(country === "IT" ? [] : ofItaly),
  ];
  const shown = Object.fromEntries(Object.entries(filled(values)).filter(([name]) => !hidden.includes(name)));
  return { ...shown, billingAddress: filled(billingAddress) } as unknown as RegistrationBody;
}

const ofPersonAlone: readonly string[] = [
  "password",
  "termsAccepted",
  "salesConditionsAccepted",
  "privacyRead",
  "marketingConsent",
  "profilingConsent",
  "partnerConsent",
];

/** What an agent sends: password and consents are the person's alone. */
export function agentBodyOf(values: RegistrationValues): AgentBody {
  const body = Object.entries(bodyOf(values)).filter(([name]) => !ofPersonAlone.includes(name));
  return Object.fromEntries(body) as AgentBody;
}
