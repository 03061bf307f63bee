import * as z from "zod";
import { basisKinds, mostLists } from "../../contacts/contact.ts";
import { mailRefusals } from "../../contacts/may-be-mailed.ts";
import { jobs, messageKinds, messageStates, recallTimes } from "../../contacts/messages/message.ts";
import { suppressionReasons } from "../../contacts/suppression/reasons.ts";
import { line, personName } from "../../platform/text/typed.ts";
import { Id, InstantText, Language, Locale } from "../common.ts";
import { Email } from "../shapes/account.ts";
import { CountryCode } from "../shapes/address.ts";

/** A list's name, as it stands in addresses: "installatori-lombardia". */
export const ListName = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])?$/);

export const LegalBasis = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("consent"),
    date: InstantText,
    source: line().min(2).max(200),
    textVersion: line().min(1).max(60),
    /** What shows it: where the signed form lies, which letter confirmed it. */
    proof: line().min(2).max(300),
  }),
  z.strictObject({ kind: z.literal("soft_spam"), orderId: Id, date: InstantText }),
  z.strictObject({ kind: z.literal("b2b_optout_country"), date: InstantText }),
]);

const typed = {
  email: Email,
  name: personName().max(120).optional(),
  company: line().max(120).optional(),
  telephone: line().max(30).optional(),
  country: CountryCode.optional(),
  language: Language,
  lists: z.array(ListName).max(mostLists),
  legalBasis: LegalBasis.optional(),
  /** Where the address comes from: none is kept without. */
  source: line().min(3).max(200),
};

export const ContactBody = z.strictObject(typed);
export const ContactChange = z.strictObject({ ...typed, revision: z.int().min(1) });

export const Contact = z.object({
  id: Id,
  email: z.string(),
  formerEmails: z.array(z.string()).readonly(),
  name: z.string().optional(),
  company: z.string().optional(),
  telephone: z.string().optional(),
  country: z.string().optional(),
  language: Language,
  lists: z.array(z.string()).readonly(),
  legalBasis: LegalBasis.optional(),
  source: z.string(),
  revision: z.int(),
  createdOn: InstantText,
  changedOn: InstantText,
  suppressed: z.enum(suppressionReasons).optional(),
  /** Whether a letter with offers may go to it today, and on what ground, or why not. */
  verdict: z.discriminatedUnion("allowed", [
    z.object({ allowed: z.literal(true), basis: z.enum(basisKinds) }),
    z.object({ allowed: z.literal(false), reason: z.enum(mailRefusals) }),
  ]),
});

export const ContactList = z.object({
  name: z.string(),
  count: z.int(),
  createdOn: InstantText,
  /** One that people subscribe to on the site: it can't be deleted. */
  own: z.boolean(),
});

export const OfficeMessage = z.object({
  id: Id,
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  name: z.string(),
  email: z.string().optional(),
  telephone: z.string().optional(),
  company: z.string().optional(),
  subject: z.string().optional(),
  text: z.string().optional(),
  job: z.enum(jobs).optional(),
  when: z.enum(recallTimes).optional(),
  /** The curriculum as its sender calls it. */
  cvName: z.string().optional(),
  language: Language,
  locale: Locale,
  assigneeId: Id.optional(),
  assigneeName: z.string().optional(),
  revision: z.int(),
  createdOn: InstantText,
  changedOn: InstantText,
});
