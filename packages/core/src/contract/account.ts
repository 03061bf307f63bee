import * as z from "zod";
import { Id, InstantText, Language } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { Company, CurrentUser, Email, Password } from "./shapes/account.ts";
import { Address } from "./shapes/address.ts";
import { line, personName } from "../platform/text/typed.ts";

export * from "./account-entry.ts";
export * from "./account-files.ts";
export * from "./forms/account-forms.ts";
export * from "./account-security.ts";
export * from "./quoting/own-brand.ts";

const perMinute = (limit: number) => ({ limit, windowSeconds: 60 });

export const getUser = endpoint({
  method: "GET",
  path: "/user",
  access: "anyone",
  ofSession: true,
  forOthers: true,
  byKey: true,
  shows: ["account"],
  summary: "The current login; null when nobody is logged in.",
  returns: CurrentUser,
});

export const getCompany = endpoint({
  method: "GET",
  path: "/company",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["company"],
  summary: "The user's company; null for a private person.",
  returns: z.object({ company: Company.nullable() }),
});

export const getBillingAddress = endpoint({
  method: "GET",
  path: "/user/billing-address",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["addresses"],
  summary: "The billing address; null while there is none.",
  returns: z.object({ address: Address.nullable() }),
});

export const changePassword = endpoint({
  method: "PUT",
  path: "/user/password",
  access: "customer",
  stale: ["sessions", "api-keys"],
  summary: "Change the password; every other session ends.",
  body: z.object({ password: z.string().min(1).max(128), newPassword: Password }),
  returns: empty,
  errors: ["wrong-credentials"],
});

export const cancelUser = endpoint({
  method: "POST",
  path: "/user/cancel",
  access: "customer",
  stale: "viewer",
  summary: "Close the account: personal data go, fiscal records stay.",
  body: z.object({ password: z.string().min(1).max(128) }),
  returns: empty,
  errors: ["wrong-credentials"],
});

export const setContactDetails = endpoint({
  method: "POST",
  path: "/user/contact-details",
  access: "customer",
  stale: ["account"],
  summary: "Name, surname, telephone and, as far as it is said, the Italian fiscal code.",
  body: z.object({
    name: personName().min(1).max(60),
    surname: personName().min(1).max(60),
    telephone: line().max(30),
    fiscalCode: line().toUpperCase().max(16).optional(),
  }),
  returns: empty,
});

export const setLanguage = endpoint({
  method: "PUT",
  path: "/user/language",
  access: "customer",
  stale: ["account"],
  summary: "The language of the user's messages, and of the interface where none was chosen.",
  body: z.object({ language: Language }),
  returns: empty,
});

export const changeEmail = endpoint({
  method: "POST",
  path: "/user/change-email",
  access: "customer",
  stale: [],
  summary: "Ask for another e-mail; it counts once the token of its mail came to verify-email.",
  body: z.object({ email: Email, password: z.string().min(1).max(128) }),
  returns: empty,
  errors: ["wrong-credentials"],
  rateLimit: perMinute(3),
});

export const setCompanyDetails = endpoint({
  method: "POST",
  path: "/company/details",
  access: "customer",
  within: "owner",
  stepUp: true,
  stale: ["company"],
  summary: "Where electronic invoices go: PEC and billing code.",
  body: z.object({
    pec: z.email().max(256).optional(),
    electronicBillingCode: line().toUpperCase().max(7).optional(),
  }),
  returns: z.object({ company: Company }),
  errors: ["not-found"],
});

export const setAdministrationEmail = endpoint({
  method: "POST",
  path: "/company/administration-email",
  access: "customer",
  within: "owner",
  stepUp: true,
  stale: ["company"],
  summary: "Where invoices and reminders go.",
  body: z.object({ administrationEmail: Email }),
  returns: z.object({ company: Company }),
  errors: ["not-found"],
});

export const listSessions = endpoint({
  method: "GET",
  path: "/user/sessions",
  access: "customer",
  shows: ["sessions"],
  summary: "Where the user is logged in.",
  returns: z.object({
    items: z.array(z.object({ id: Id, createdOn: InstantText, device: z.string().optional(), current: z.boolean() })),
  }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/user/sessions/{id}",
  access: "customer",
  stale: ["sessions"],
  summary: "End one of the user's sessions.",
  params: { id: Id },
  returns: empty,
  errors: ["not-found"],
});
