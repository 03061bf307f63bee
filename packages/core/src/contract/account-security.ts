import * as z from "zod";
import { actKinds } from "../platform/act-kinds.ts";
import { Id, InstantText, Language, Locale, page, paging } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { line } from "../platform/text/typed.ts";

const perMinute = (limit: number) => ({ limit, windowSeconds: 60 });

const CurrentPassword = z.string().min(1).max(128);
/** Six digits of the authenticator app, or a recovery code. */
const Code = line().min(6).max(20);

export const endSessions = endpoint({
  method: "POST",
  path: "/user/sessions/end",
  access: "customer",
  stale: ["sessions"],
  summary: "Log out everywhere: end every session of the user, or every one but this.",
  body: z.object({ keepThis: z.boolean() }),
  returns: empty,
});

export const exportData = endpoint({
  method: "GET",
  path: "/user/data-export",
  access: "customer",
  stepUp: true,
  shows: [],
  summary: "All of the user's own data as one JSON download, section by section.",
  returns: z.object({
    exportedAt: InstantText,
    sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  rateLimit: perMinute(5),
});

export const proveAnew = endpoint({
  method: "POST",
  path: "/user/proof",
  access: "customer",
  stale: ["account"],
  summary:
    "Prove once more who sits there: by a code where the account has a second factor, else by the password. For ten minutes proof-needed is not answered.",
  body: z.object({ password: CurrentPassword.optional(), code: Code.optional() }),
  returns: empty,
  errors: ["wrong-credentials", "wrong-code", "second-factor-needed", "too-many-requests"],
});

export const listActs = endpoint({
  method: "GET",
  path: "/user/acts",
  access: "customer",
  shows: [],
  summary: "What employees did in the user's name, newest first: who, when, what kind of act, and why they began.",
  query: paging,
  returns: page(
    z.object({
      id: Id,
      at: InstantText,
      /** Empty when the account is erased. */
      byName: z.string(),
      kind: z.enum(["begin", ...actKinds, "other"]),
      reason: z.string().optional(),
    }),
  ),
});

export const Settings = z.object({
  language: Language,
  locale: Locale,
  orderMails: z.boolean(),
  marketing: z.boolean(),
  profiling: z.boolean(),
  partners: z.boolean(),
});

export const getSettings = endpoint({
  method: "GET",
  path: "/user/settings",
  access: "customer",
  shows: ["account"],
  summary: "Language, country, what is told by mail, and what the user agreed to.",
  returns: Settings,
});

export const saveSettings = endpoint({
  method: "PUT",
  path: "/user/settings",
  access: "customer",
  stale: ["account"],
  summary: "Save the settings; a consent that changes is recorded with text version, time and address.",
  body: Settings,
  returns: Settings,
});

export const getContactDetails = endpoint({
  method: "GET",
  path: "/user/contact-details",
  access: "customer",
  forOthers: true,
  shows: ["account"],
  summary: "Name, surname, telephone, and whether the telephone is confirmed.",
  returns: z.object({
    name: z.string(),
    surname: z.string(),
    telephone: z.string().optional(),
    telephoneVerified: z.boolean(),
  }),
});

export const getSecondFactor = endpoint({
  method: "GET",
  path: "/user/second-factor",
  access: "customer",
  shows: ["account"],
  summary: "Whether a second factor is on, since when, and how many recovery codes are left.",
  returns: z.object({
    on: z.boolean(),
    since: InstantText.optional(),
    recoveryCodesLeft: z.int().optional(),
  }),
});

export const proposeSecondFactor = endpoint({
  method: "POST",
  path: "/user/second-factor",
  access: "customer",
  stale: [],
  summary: "A new secret for an authenticator app, shown this once; it counts when its first code came back.",
  body: z.object({ password: CurrentPassword }),
  returns: z.object({ secret: z.string(), address: z.string() }),
  errors: ["wrong-credentials", "invalid-transition"],
});

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/user/second-factor/confirm",
  access: "customer",
  stale: ["account"],
  summary: "Turn the second factor on by its first code; the recovery codes are shown this once.",
  body: z.object({ code: Code }),
  returns: RecoveryCodes,
  errors: ["wrong-code", "invalid-transition", "too-many-requests"],
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/user/second-factor/recovery-codes",
  access: "customer",
  stale: ["account"],
  summary: "New recovery codes in place of the old ones, shown this once.",
  body: z.object({ code: Code }),
  returns: RecoveryCodes,
  errors: ["wrong-code", "not-found", "too-many-requests"],
});

export const removeSecondFactor = endpoint({
  method: "POST",
  path: "/user/second-factor/remove",
  access: "customer",
  stale: ["account"],
  summary: "Turn the second factor off, by password and code.",
  body: z.object({ password: CurrentPassword, code: Code }),
  returns: empty,
  errors: ["wrong-credentials", "wrong-code", "not-found"],
});
