import * as z from "zod";
import { personName } from "../../platform/text/typed.ts";
import { webinarPhases } from "../../publications/webinars/webinar.ts";
import { Id, InstantText, Language } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { Email } from "../shapes/account.ts";
import { PublicationCard } from "./publication-shapes.ts";

const id = { id: Id } as const;
const reader = { language: Language.default("it") } as const;
/** What a letter's link carries: whose seat it is, and a secret. */
const token = z.string().regex(/^[\w-]{22}\.[\w-]{43}$/);
const anHour = (limit: number) => ({ limit, windowSeconds: 3600 });

const facts = {
  startsOn: InstantText,
  endsOn: InstantText,
  phase: z.enum(webinarPhases),
  cancelled: z.boolean(),
  full: z.boolean(),
} as const;

export const listWebinars = endpoint({
  method: "GET",
  path: "/webinars",
  access: "anyone",
  forOthers: true,
  shows: ["publications", "webinars"],
  summary:
    "Webinars to come and under way, the next first, or those that are over, the last first; never where one is watched.",
  query: { ...reader, phase: z.enum(["upcoming", "past"]).default("upcoming") },
  returns: z.object({ items: z.array(PublicationCard.extend(facts)) }),
});

export const getWebinar = endpoint({
  method: "GET",
  path: "/webinars/{id}",
  access: "anyone",
  forOthers: true,
  shows: ["publications", "webinars"],
  summary:
    "When a webinar is held; where it is watched for who has registered alone, by their account's address or their letter's link. Changes nothing.",
  params: id,
  query: { registration: token.optional() },
  returns: z.object({
    ...facts,
    registered: z.boolean(),
    /** By which the reader's own seat is set free. */
    leaveToken: z.string().optional(),
    liveUrl: z.string().optional(),
  }),
  errors: ["not-found"],
});

export const registerForWebinar = endpoint({
  method: "POST",
  path: "/webinars/{id}/registrations",
  access: "anyone",
  stale: ["webinars"],
  summary:
    "Register for a webinar: with the account's name and address, or with those that are given; twice is once. With a file for calendars; the link to watch it comes by mail.",
  params: id,
  query: reader,
  body: z.strictObject({
    /** Of whoever isn't logged in. */
    name: personName().min(2).max(120).optional(),
    email: Email.optional(),
    /** That the notice on personal data was read. */
    privacyRead: z.literal(true),
  }),
  returns: z.object({ calendar: z.string() }),
  errors: ["not-found", "webinar-full", "webinar-past", "webinar-cancelled", "version-conflict"],
  rateLimit: anHour(20),
});

export const leaveWebinar = endpoint({
  method: "POST",
  path: "/webinars/{id}/registrations/{token}/leave",
  access: "anyone",
  stale: ["webinars"],
  summary: "Set one's seat free by a letter's link; what a mail program sends by itself too (RFC 8058).",
  params: { ...id, token },
  returns: empty,
  rateLimit: anHour(60),
});
