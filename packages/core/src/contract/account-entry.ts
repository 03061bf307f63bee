import * as z from "zod";
import { InstantText, Locale, Token } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { Email, Password } from "./shapes/account.ts";
import { line } from "../platform/text/typed.ts";

const perMinute = (limit: number) => ({ limit, windowSeconds: 60 });

export const getCompletion = endpoint({
  method: "GET",
  path: "/registration/complete/{token}",
  access: "anyone",
  shows: [],
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
  ofSession: true,
  stale: "viewer",
  summary: "Open a session. 406 waits for e-mail verification, 412 for manual verification.",
  body: z.object({
    email: Email,
    password: z.string().min(1).max(128),
    /** Of the authenticator app, or a recovery code, once second-factor-needed was answered. */
    code: line().max(20).optional(),
  }),
  returns: empty,
  errors: ["wrong-credentials", "email-not-verified", "company-not-verified", "second-factor-needed", "wrong-code"],
  rateLimit: { limit: 60, windowSeconds: 300 },
});

export const logout = endpoint({
  method: "POST",
  path: "/logout",
  access: "customer",
  ofSession: true,
  forOthers: "end",
  stale: "viewer",
  summary: "End this session.",
  returns: empty,
});

export const emailExists = endpoint({
  method: "GET",
  path: "/users/email/{email}/exists",
  access: "anyone",
  shows: [],
  summary: "Whether an e-mail is taken.",
  params: { email: Email },
  returns: z.object({ exists: z.boolean() }),
  rateLimit: perMinute(10),
});

export const vatNumberExists = endpoint({
  method: "GET",
  path: "/users/vat-number/{vat}/exists",
  access: "anyone",
  shows: [],
  summary: "Whether a VAT number, with its country's prefix, is taken.",
  params: { vat: z.string().regex(/^[A-Za-z]{2}[0-9A-Za-z]{4,14}$/) },
  returns: z.object({ exists: z.boolean() }),
  rateLimit: perMinute(10),
});

export const getVatData = endpoint({
  method: "GET",
  path: "/vat-data/{vat}/locale/{locale}",
  access: "anyone",
  shows: [],
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

export const verifyEmail = endpoint({
  method: "POST",
  path: "/verify-email",
  access: "anyone",
  stale: ["account"],
  summary:
    "Confirm an e-mail by the token of its mail; a company that waits for its own verification can't log in yet.",
  body: z.object({ token: Token }),
  returns: z.object({ companyWaits: z.boolean() }),
  errors: ["token-invalid", "email-confirmed"],
  rateLimit: perMinute(20),
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/verify-email/resend",
  access: "anyone",
  stale: [],
  summary: "Send the verification mail again; the answer never tells whether the address is known.",
  body: z.object({ email: Email }),
  returns: empty,
  rateLimit: perMinute(3),
});

export const requestResetPassword = endpoint({
  method: "POST",
  path: "/request-reset-password",
  access: "anyone",
  stale: [],
  summary: "Send a mail to set a new password; the answer never tells whether the address is known.",
  body: z.object({ email: Email }),
  returns: empty,
  rateLimit: perMinute(3),
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/reset-password",
  access: "anyone",
  stale: ["sessions"],
  summary: "Set a new password by the token of a mail; every session ends.",
  body: z.object({ newPassword: Password, token: Token }),
  returns: empty,
  errors: ["token-invalid"],
  rateLimit: perMinute(10),
});
