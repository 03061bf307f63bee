import * as z from "zod";
import { returnReasons, wishKinds } from "../leads/lead-codes.ts";
import { line, paragraphs, personName } from "../platform/text/typed.ts";
import { Id, page, paging, Token, visitorsShop } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import {
  InstallerLead,
  InstallerLeadPage,
  LeadWish,
  LinkedLead,
  NearInstaller,
  OwnInstallerProfile,
  PublicInstaller,
  TypedPlace,
} from "./leads/shapes.ts";
import { Email } from "./shapes/account.ts";

/** A lead by the secret of a letter's link: unguessable, it ends. */
const link = { id: Token } as const;
const id = { id: Id } as const;
const anHour = (limit: number) => ({ limit, windowSeconds: 3600 });
const stale = ["leads"] as const;
const words = paragraphs().min(2).max(2000);
const telephone = line().min(5).max(30).optional();

export const createLead = endpoint({
  method: "POST",
  path: "/leads",
  access: "anyone",
  stale,
  summary:
    "Ask for an installer: what, where, how large. A letter asks the address's reader to confirm; the same answer whether it is known or not.",
  query: visitorsShop,
  body: z.strictObject({
    name: personName().min(2).max(120),
    email: Email,
    telephone,
    place: TypedPlace,
    wish: LeadWish,
    /** That the notice on personal data was read; who learns of it is agreed to for each installer. */
    privacyRead: z.literal(true),
  }),
  returns: empty,
  rateLimit: anHour(10),
});

export const getLead = endpoint({
  method: "GET",
  path: "/leads/{id}",
  access: "anyone",
  shows: ["leads"],
  summary: "A lead by its link: what was asked, who was named and what was written. Changes nothing.",
  params: link,
  returns: LinkedLead,
  errors: ["token-invalid"],
  rateLimit: anHour(300),
});

export const verifyLeadEmail = endpoint({
  method: "POST",
  path: "/leads/{id}/verify-email",
  access: "anyone",
  stale,
  summary: "Confirm the address by the letter's link, within 48 hours.",
  params: link,
  returns: LinkedLead,
  errors: ["token-invalid", "version-conflict"],
  rateLimit: anHour(60),
});

export const listLeadInstallers = endpoint({
  method: "GET",
  path: "/leads/{id}/installers",
  access: "anyone",
  shows: ["leads"],
  summary:
    "The installers near a confirmed lead, by whole kilometres of great circle (R = 6371 km), then by the share answered in time: within 50 km, farther where too few are.",
  params: link,
  returns: z.object({ items: z.array(NearInstaller) }),
  errors: ["token-invalid", "invalid-transition"],
  rateLimit: anHour(120),
});

export const emailLeadInstaller = endpoint({
  method: "POST",
  path: "/leads/{id}/installers/{installerId}/email",
  access: "anyone",
  stale,
  summary:
    "Name one installer, with consent to this very one, three at most; later a message to who has accepted. Each is told by mail.",
  params: { ...link, installerId: Id },
  body: z.strictObject({ consent: z.literal(true).optional(), text: words.optional() }),
  returns: LinkedLead,
  errors: [
    "token-invalid",
    "not-found",
    "consent-needed",
    "installers-named",
    "pace-reached",
    "invalid-transition",
    "version-conflict",
  ],
  rateLimit: anHour(60),
});

export const eraseLead = endpoint({
  method: "DELETE",
  path: "/leads/{id}",
  access: "anyone",
  stale,
  summary: "Have a lead erased at once by its link, with all that was written.",
  params: link,
  returns: empty,
  errors: ["token-invalid"],
  rateLimit: anHour(60),
});

export const acceptLead = endpoint({
  method: "POST",
  path: "/leads/{id}/accept",
  access: "installer",
  stale,
  summary: "Accept a lead in which one was named: from now on it says how its person is reached.",
  params: id,
  returns: InstallerLeadPage,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const listInstallerLeads = endpoint({
  method: "GET",
  path: "/installer-leads",
  access: "installer",
  shows: ["leads"],
  summary: "The leads in which the caller was named, the newest first; who it is only once accepted.",
  query: paging,
  returns: page(InstallerLead),
});

export const getInstallerLead = endpoint({
  method: "GET",
  path: "/installer-leads/{id}",
  access: "installer",
  shows: ["leads"],
  summary: "One of them, with what both sides wrote.",
  params: id,
  returns: InstallerLeadPage,
  errors: ["not-found"],
});

export const returnLead = endpoint({
  method: "POST",
  path: "/installer-leads/{id}/return",
  access: "installer",
  stale,
  summary:
    "Decline a lead, or give an accepted one back within 72 hours, with the reason; the week's pace has room for it again.",
  params: id,
  body: z.strictObject({ reason: z.enum(returnReasons), words: paragraphs().max(500).optional() }),
  returns: InstallerLeadPage,
  errors: ["not-found", "return-too-late", "invalid-transition", "version-conflict"],
});

export const writeLeadMessage = endpoint({
  method: "POST",
  path: "/installer-leads/{id}/messages",
  access: "installer",
  stale,
  summary: "Write to the person of an accepted lead, who is told by mail.",
  params: id,
  body: z.strictObject({ text: words }),
  returns: InstallerLeadPage,
  errors: ["not-found", "invalid-transition", "version-conflict"],
  rateLimit: anHour(60),
});

export const closeInstallerLead = endpoint({
  method: "POST",
  path: "/installer-leads/{id}/outcome",
  access: "installer",
  stale,
  summary: "Say what became of an accepted lead: won ends it for all, lost for the caller.",
  params: id,
  body: z.strictObject({ outcome: z.enum(["won", "lost"]) }),
  returns: InstallerLeadPage,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const getInstaller = endpoint({
  method: "GET",
  path: "/installers/{id}",
  access: "anyone",
  shows: ["leads"],
  summary: "An installer who takes leads, as everybody reads them.",
  params: id,
  returns: PublicInstaller,
  errors: ["not-found"],
  rateLimit: anHour(300),
});

export const getInstallerProfile = endpoint({
  method: "GET",
  path: "/installer-profile",
  access: "installer",
  shows: ["leads"],
  summary: "The caller's own profile as an installer, and how many leads they still take this week.",
  returns: OwnInstallerProfile,
});

export const saveInstallerProfile = endpoint({
  method: "PUT",
  path: "/installer-profile",
  access: "installer",
  stale,
  summary: "Write it: how one shows oneself, what one does, where, and whether one takes leads at present.",
  body: z.strictObject({
    name: line().min(2).max(120),
    about: paragraphs().min(20).max(2000),
    telephone,
    website: z.httpUrl().max(200).optional(),
    kinds: z.array(z.enum(wishKinds)).min(1).max(wishKinds.length),
    place: TypedPlace,
    active: z.boolean(),
  }),
  returns: OwnInstallerProfile,
  errors: ["version-conflict"],
});
