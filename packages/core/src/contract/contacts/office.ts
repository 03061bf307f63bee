import * as z from "zod";
import { rowOutcomes, rowReasons } from "../../contacts/bulk/outcomes.ts";
import { mergedFields } from "../../contacts/merge.ts";
import { suppressionReasons } from "../../contacts/suppression/reasons.ts";
import { line } from "../../platform/text/typed.ts";
import { Id, Language, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { Email } from "../shapes/account.ts";
import { CountryCode } from "../shapes/address.ts";
import { Contact, ContactBody, ContactChange, ContactList, LegalBasis, ListName } from "./shapes.ts";

const id = { id: Id } as const;
const kind = "contacts";
const stale = ["contacts"] as const;

export const listContacts = endpoint({
  method: "GET",
  path: "/back-office/contacts",
  access: "admin",
  shows: ["contacts"],
  summary: "The contacts, newest first, each with whether it may be written to; a whole address finds its contact.",
  query: {
    ...paging,
    list: ListName.optional(),
    mailable: z.stringbool().optional(),
    text: line().max(254).optional(),
  },
  returns: page(Contact),
});

export const createContact = endpoint({
  method: "POST",
  path: "/back-office/contacts",
  access: "admin",
  about: { kind },
  stale,
  summary: "A new contact, with where its address comes from and the ground for writing to it, if there is one.",
  body: ContactBody,
  returns: Contact,
});

export const insertContacts = endpoint({
  method: "POST",
  path: "/back-office/contacts/bulk",
  access: "admin",
  about: { kind },
  stale,
  summary:
    "Bring in up to 2,000 contacts, pasted or as CSV or XLSX, or check first: each row with its outcome and why.",
  body: z.strictObject({
    check: z.boolean().default(false),
    given: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("text"), text: z.string().min(3).max(300_000) }),
      /** Base64 of at most 500,000 bytes. */
      z.strictObject({
        kind: z.literal("table"),
        name: line().min(1).max(200),
        base64: z.base64().min(4).max(700_000),
      }),
    ]),
    lists: z.array(ListName).max(5),
    source: line().min(3).max(200),
    language: Language,
    country: CountryCode.optional(),
    /** One for all; what was bought belongs to one address and is typed there. */
    legalBasis: LegalBasis.refine(({ kind: of }) => of !== "soft_spam", "one-by-one").optional(),
  }),
  returns: z.object({
    accepted: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    rows: z.array(
      z.object({
        row: z.int(),
        email: z.string(),
        outcome: z.enum(rowOutcomes),
        reasons: z.array(z.enum(rowReasons)).readonly(),
      }),
    ),
  }),
  errors: ["unreadable-table", "unknown-columns", "version-conflict"],
});

export const changeContact = endpoint({
  method: "PUT",
  path: "/back-office/contacts/{id}",
  access: "admin",
  about: { kind, id: "id" },
  stale,
  summary: "Change a contact, under the revision that was read.",
  params: id,
  body: ContactChange,
  returns: Contact,
  errors: ["not-found", "version-conflict"],
});

export const deleteContact = endpoint({
  method: "DELETE",
  path: "/back-office/contacts/{id}",
  access: "admin",
  about: { kind, id: "id" },
  stale,
  summary: "Delete a contact; that its address was to be left alone stays known.",
  params: id,
  returns: empty,
  errors: ["not-found", "version-conflict"],
});

export const mergeContacts = endpoint({
  method: "POST",
  path: "/back-office/contacts/{id}/merge",
  access: "admin",
  about: { kind, id: "id" },
  stale,
  summary: "Take another contact into this one; what both say otherwise has to be chosen, nothing else is lost.",
  params: id,
  body: z.strictObject({
    otherId: Id,
    revision: z.int().min(1),
    otherRevision: z.int().min(1),
    choices: z.partialRecord(z.enum(mergedFields), z.enum(["kept", "other"])),
  }),
  returns: Contact,
  errors: ["not-found", "version-conflict"],
});

export const findAddressData = endpoint({
  method: "POST",
  path: "/back-office/contacts/address-data",
  access: "admin",
  about: { kind },
  stale: [],
  summary: "All that contacts, leads and webinars hold of an address, for whoever asks what is known of them.",
  body: z.strictObject({ email: Email }),
  returns: z.object({
    contact: z.record(z.string(), z.unknown()).nullable(),
    campaigns: z.array(z.record(z.string(), z.unknown())),
    subscriptions: z.array(z.record(z.string(), z.unknown())),
    messages: z.array(z.record(z.string(), z.unknown())),
    leads: z.array(z.record(z.string(), z.unknown())),
    webinars: z.array(z.record(z.string(), z.unknown())),
    suppressed: z.enum(suppressionReasons).nullable(),
  }),
});

export const eraseAddressData = endpoint({
  method: "POST",
  path: "/back-office/contacts/erase-address",
  access: "admin",
  about: { kind },
  stale: ["contacts", "office-messages", "leads", "webinars"],
  summary:
    "Erase all that contacts, leads and webinars hold of an address, curricula among it, and leave it alone from now on.",
  body: z.strictObject({ email: Email }),
  returns: empty,
  errors: ["version-conflict"],
});

export const listContactLists = endpoint({
  method: "GET",
  path: "/back-office/contact-lists",
  access: "admin",
  shows: ["contacts"],
  summary: "The lists of contacts with how many are in each.",
  returns: z.object({ items: z.array(ContactList) }),
});

export const createContactList = endpoint({
  method: "POST",
  path: "/back-office/contact-lists",
  access: "admin",
  about: { kind },
  stale,
  summary: "A new list of contacts.",
  body: z.strictObject({ name: ListName }),
  returns: ContactList,
});

export const deleteContactList = endpoint({
  method: "DELETE",
  path: "/back-office/contact-lists/{listName}",
  access: "admin",
  about: { kind },
  stale,
  summary: "Delete a list; its contacts stay. One that people subscribe to on the site can't go.",
  params: { listName: ListName },
  returns: empty,
  errors: ["not-found", "version-conflict"],
});
