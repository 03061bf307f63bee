import * as z from "zod";
import { uploadKindNames } from "../platform/upload-kinds.ts";
import { Id, InstantText, Language, Locale, Token } from "./common.ts";
import { empty, endpoint, redirect } from "./endpoint.ts";
import { Company, CurrentUser, Email, Password } from "./shapes/account.ts";
import { Address } from "./shapes/address.ts";

export * from "./account-forms.ts";
export * from "./account-security.ts";

const perMinute = (limit: number) => ({ limit, windowSeconds: 60 });

export const getCompletion = endpoint({
  method: "GET",
  path: "/registration/complete/{token}",
  access: "anyone",
  summary: "Whose account the link of a mail completes.",
  params: { token: Token },
  returns: z.object({
    email: z.string(),
    name: z.string(),
    surname: z.string(),
    accountType: z.enum(["private", "business"]),
    companyName: z.string().optional(),
  }),
  errors: ["token-invalid"],
  rateLimit: { limit: 20, windowSeconds: 60 },
});

export const login = endpoint({
  method: "POST",
  path: "/login",
  access: "anyone",
  summary: "Open a session. 406 waits for e-mail verification, 412 for manual verification.",
  body: z.object({
    email: Email,
    password: z.string().min(1).max(128),
    /** Of the authenticator app, or a recovery code, once second-factor-needed was answered. */
    code: z.string().trim().max(20).optional(),
  }),
  returns: empty,
  errors: ["wrong-credentials", "email-not-verified", "company-not-verified", "second-factor-needed", "wrong-code"],
  rateLimit: { limit: 60, windowSeconds: 300 },
});

export const logout = endpoint({
  method: "POST",
  path: "/logout",
  access: "customer",
  summary: "End this session.",
  returns: empty,
});

export const getUser = endpoint({
  method: "GET",
  path: "/user",
  access: "anyone",
  summary: "The current login; null when nobody is logged in.",
  returns: CurrentUser,
});

export const getCompany = endpoint({
  method: "GET",
  path: "/company",
  access: "customer",
  summary: "The user's company; null for a private person.",
  returns: z.object({ company: Company.nullable() }),
});

export const getBillingAddress = endpoint({
  method: "GET",
  path: "/user/billing-address",
  access: "customer",
  summary: "The billing address; null while there is none.",
  returns: z.object({ address: Address.nullable() }),
});

export const emailExists = endpoint({
  method: "GET",
  path: "/users/email/{email}/exists",
  access: "anyone",
  summary: "Whether an e-mail is taken.",
  params: { email: Email },
  returns: z.object({ exists: z.boolean() }),
  rateLimit: perMinute(10),
});

export const vatNumberExists = endpoint({
  method: "GET",
  path: "/users/vat-number/{vat}/exists",
  access: "anyone",
  summary: "Whether a VAT number, with its country's prefix, is taken.",
  params: { vat: z.string().regex(/^[A-Za-z]{2}[0-9A-Za-z]{4,14}$/) },
  returns: z.object({ exists: z.boolean() }),
  rateLimit: perMinute(10),
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/verify-email",
  access: "anyone",
  summary: "Confirm an e-mail by the token of its mail.",
  body: z.object({ token: Token }),
  returns: empty,
  errors: ["token-invalid"],
  rateLimit: perMinute(20),
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/verify-email/resend",
  access: "anyone",
  summary: "Send the verification mail again; the answer never tells whether the address is known.",
  body: z.object({ email: Email }),
  returns: empty,
  rateLimit: perMinute(3),
});

export const requestResetPassword = endpoint({
  method: "POST",
  path: "/request-reset-password",
  access: "anyone",
  summary: "Send a mail to set a new password; the answer never tells whether the address is known.",
  body: z.object({ email: Email }),
  returns: empty,
  rateLimit: perMinute(3),
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/reset-password",
  access: "anyone",
  summary: "Set a new password by the token of a mail; every session ends.",
  body: z.object({ newPassword: Password, token: Token }),
  returns: empty,
  errors: ["token-invalid"],
  rateLimit: perMinute(10),
});

export const uploadFile = endpoint({
  method: "POST",
  path: "/uploads",
  access: "customer",
  summary: "A presigned S3 POST for one file; a file larger than its kind allows is 413.",
  body: z.object({
    kind: z.enum(uploadKindNames),
    name: z.string().min(1).max(200),
    contentType: z.string().max(100),
    size: z.int().min(1),
  }),
  returns: z.object({ url: z.string(), fields: z.record(z.string(), z.string()), key: z.string() }),
  errors: ["file-too-large", "unsupported-media-type"],
  rateLimit: perMinute(60),
});

export const downloadFile = endpoint({
  method: "GET",
  path: "/download-file/{name}",
  access: "anyone",
  summary: "A stored file by its name, after an access check: a short-lived address of it.",
  params: { name: z.string().regex(/^[\w.-]{1,200}$/) },
  returns: redirect,
  errors: ["not-found"],
});

export const setCompanyImage = endpoint({
  method: "POST",
  path: "/user/company-image",
  access: "customer",
  within: "owner",
  summary: "Set the company's picture: a multipart form, or the key of an upload.",
  body: z.object({ image: z.string().min(1).max(300) }),
  files: { image: "company-image" },
  returns: z.object({ imageUrl: z.string() }),
  errors: ["file-too-large", "unsupported-media-type", "not-found"],
});

export const changePassword = endpoint({
  method: "PUT",
  path: "/user/password",
  access: "customer",
  summary: "Change the password; every other session ends.",
  body: z.object({ password: z.string().min(1).max(128), newPassword: Password }),
  returns: empty,
  errors: ["wrong-credentials"],
});

export const cancelUser = endpoint({
  method: "POST",
  path: "/user/cancel",
  access: "customer",
  summary: "Close the account: personal data go, fiscal records stay.",
  body: z.object({ password: z.string().min(1).max(128) }),
  returns: empty,
  errors: ["wrong-credentials"],
});

export const setContactDetails = endpoint({
  method: "POST",
  path: "/user/contact-details",
  access: "customer",
  summary: "Name, surname and telephone.",
  body: z.object({
    name: z.string().trim().min(1).max(60),
    surname: z.string().trim().min(1).max(60),
    telephone: z.string().max(30),
  }),
  returns: empty,
});

export const setLanguage = endpoint({
  method: "PUT",
  path: "/user/language",
  access: "customer",
  summary: "The language of the user's messages, and of the interface where none was chosen.",
  body: z.object({ language: Language }),
  returns: empty,
});

export const changeEmail = endpoint({
  method: "POST",
  path: "/user/change-email",
  access: "customer",
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
  summary: "Where electronic invoices go: PEC and billing code.",
  body: z.object({
    pec: z.email().max(256).optional(),
    electronicBillingCode: z.string().trim().toUpperCase().max(7).optional(),
  }),
  returns: z.object({ company: Company }),
  errors: ["not-found"],
});

export const setAdministrationEmail = endpoint({
  method: "POST",
  path: "/company/administration-email",
  access: "customer",
  within: "owner",
  summary: "Where invoices and reminders go.",
  body: z.object({ administrationEmail: Email }),
  returns: z.object({ company: Company }),
  errors: ["not-found"],
});

export const listSessions = endpoint({
  method: "GET",
  path: "/user/sessions",
  access: "customer",
  summary: "Where the user is logged in.",
  returns: z.object({
    items: z.array(z.object({ id: Id, createdOn: InstantText, device: z.string().optional(), current: z.boolean() })),
  }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/user/sessions/{id}",
  access: "customer",
  summary: "End one of the user's sessions.",
  params: { id: Id },
  returns: empty,
  errors: ["not-found"],
});

export const getVatData = endpoint({
  method: "GET",
  path: "/vat-data/{vat}/locale/{locale}",
  access: "anyone",
  summary: "Name and address of a VAT number by its register; 502 when the register does not tell.",
  params: { vat: z.string().regex(/^[0-9A-Za-z .-]{4,20}$/), locale: Locale },
  returns: z.object({
    status: z.enum(["valid", "invalid"]),
    vat: z.string(),
    name: z.string().optional(),
    address: z.string().optional(),
    parts: z
      .object({
        street: z.string(),
        houseNumber: z.string().optional(),
        postalCode: z.string(),
        city: z.string(),
        provinceCode: z.string().optional(),
      })
      .optional(),
    source: z.string(),
    consultationNumber: z.string().optional(),
    checkedAt: InstantText,
  }),
  errors: ["provider-unavailable"],
  rateLimit: perMinute(20),
});
