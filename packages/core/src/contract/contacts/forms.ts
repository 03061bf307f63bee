import * as z from "zod";
import { comingTopics } from "../../contacts/contact.ts";
import { jobs, recallTimes } from "../../contacts/messages/message.ts";
import { line, paragraphs, personName } from "../../platform/text/typed.ts";
import { visitorsShop } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { Email } from "../shapes/account.ts";

/** That the notice on personal data was read (art. 13 GDPR): no consent, what is asked for needs none. */
const privacyRead = { privacyRead: z.literal(true) } as const;
const fullName = personName().min(2).max(120);
const telephone = line().min(5).max(30);
const anHour = (limit: number) => ({ limit, windowSeconds: 3600 });
const curriculum = { name: line().min(1).max(200) } as const;
/** What a letter's link carries to say yes. */
const ConfirmToken = z.string().regex(/^[\w-]{43}$/);
/** What a letter's link carries to say no: an id and a keyed hash. */
const token = { token: z.string().regex(/^[0-9A-Z]{26}-(?:[\w-]{43}){1,2}$/) } as const;

export const subscribeToNewsletter = endpoint({
  method: "POST",
  path: "/newsletter",
  access: "anyone",
  stale: [],
  summary: "Ask for the newsletter: a letter asks the address's reader; the same answer whether it is known or not.",
  query: visitorsShop,
  body: z.strictObject({ email: Email, consent: z.literal(true) }),
  returns: empty,
  rateLimit: anHour(10),
});

export const confirmNewsletter = endpoint({
  method: "POST",
  path: "/newsletter/confirm",
  access: "anyone",
  stale: ["contacts"],
  summary: "Say yes by the letter's link, within 48 hours; for the newsletter and for what comes soon.",
  body: z.strictObject({ token: ConfirmToken }),
  returns: z.object({ list: z.string() }),
  errors: ["token-invalid", "version-conflict"],
  rateLimit: anHour(30),
});

export const askComingSoon = endpoint({
  method: "POST",
  path: "/coming-soon",
  access: "anyone",
  stale: [],
  summary: "Ask to be told when something is there; confirmed by a letter like the newsletter.",
  query: visitorsShop,
  body: z.strictObject({ email: Email, topic: z.enum(comingTopics).default("news"), consent: z.literal(true) }),
  returns: empty,
  rateLimit: anHour(10),
});

export const sendContactMessage = endpoint({
  method: "POST",
  path: "/contact",
  access: "anyone",
  stale: ["office-messages"],
  summary: "Write to the office; kept for a year.",
  query: visitorsShop,
  body: z.strictObject({
    name: fullName,
    email: Email,
    telephone: telephone.optional(),
    company: line().max(120).optional(),
    subject: line().min(2).max(120),
    text: paragraphs().min(5).max(5000),
    ...privacyRead,
  }),
  returns: empty,
  rateLimit: anHour(10),
});

export const recallUser = endpoint({
  method: "POST",
  path: "/recall-user",
  access: "anyone",
  stale: ["office-messages"],
  summary: "Ask to be called back.",
  query: visitorsShop,
  body: z.strictObject({
    name: fullName,
    telephone,
    when: z.enum(recallTimes).default("any"),
    text: paragraphs().max(500).optional(),
    ...privacyRead,
  }),
  returns: empty,
  rateLimit: anHour(5),
});

export const uploadCurriculum = endpoint({
  method: "POST",
  path: "/job-applications/uploads",
  access: "anyone",
  shows: [],
  summary: "A presigned S3 POST for the curriculum that goes with an application, a PDF of 10 MB at most.",
  body: z.strictObject({ ...curriculum, contentType: z.string().max(100), size: z.int().min(1) }),
  returns: z.object({ url: z.string(), fields: z.record(z.string(), z.string()), key: z.string() }),
  errors: ["file-too-large", "unsupported-media-type"],
  rateLimit: anHour(20),
});

export const sendJobApplication = endpoint({
  method: "POST",
  path: "/job-applications",
  access: "anyone",
  stale: ["office-messages"],
  summary: "Apply for a job with a curriculum; erased after twelve months.",
  query: visitorsShop,
  body: z.strictObject({
    job: z.enum(jobs),
    name: fullName,
    email: Email,
    telephone: telephone.optional(),
    text: paragraphs().max(5000).optional(),
    cv: z.strictObject({ ...curriculum, key: z.string().min(1).max(300) }),
    ...privacyRead,
  }),
  returns: empty,
  errors: ["not-found", "unreadable-file"],
  rateLimit: anHour(5),
});

export const getUnsubscription = endpoint({
  method: "GET",
  path: "/unsubscribe/{token}",
  access: "anyone",
  shows: [],
  summary: "What the page of a letter's link shows. Changes nothing: link scanners follow every link.",
  params: token,
  returns: z.object({
    /** Which letters the link ends: those with offers, or those about publications that somebody follows. */
    about: z.enum(["offers", "publications"]),
    email: z.string().optional(),
    unsubscribed: z.boolean(),
  }),
  errors: ["token-invalid"],
  rateLimit: anHour(60),
});

export const unsubscribe = endpoint({
  method: "POST",
  path: "/unsubscribe/{token}",
  access: "anyone",
  stale: ["contacts", "following"],
  summary:
    "No letters of a link's kind any more, with offers or about publications, at once; what a mail program sends by itself too (RFC 8058).",
  params: token,
  returns: empty,
  errors: ["token-invalid", "version-conflict"],
  rateLimit: anHour(60),
});
