import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { languages } from "../platform/locale.ts";
import { personal } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { listOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import type { Contact } from "./contact.ts";
import { storedBasis } from "./contact.stored.ts";

/** Somebody who may be written to, with the ground for it. */
export const ContactEntity = kept(
  new Entity({
    name: "Contact",
    table,
    schema: item({
      id: string().key(),
      email: string().meta(personal),
      formerEmails: stored(listOf(z.string())).meta(personal),
      name: string().optional().meta(personal),
      company: string().optional().meta(personal),
      telephone: string().optional().meta(personal),
      country: string().optional(),
      language: stored(z.enum(languages)),
      lists: stored(listOf(z.string())),
      legalBasis: stored(storedBasis).optional().meta(personal),
      source: string(),
      revision: number(),
      createdOn: string(),
      changedOn: string(),
      /** `contactsList`. */
      gsi2pk: string(),
      gsi2sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `CONTACT#${id}`, sk: "CONTACT" }),
    timestamps: false,
  }),
);

/** All contacts, by when they were first there. */
export const contactsList = shardedList("gsi2", "CONTACTS", 4);

export const contactKeys = ({ id, createdOn }: Pick<Contact, "id" | "createdOn">) =>
  keysIn(contactsList, createdOn, id);

/** What holds an address for one contact (`GuardEntity`). */
export const addressGuard = "CONTACTEMAIL";

/** That a contact is in a list. */
export const ContactMembershipEntity = kept(
  new Entity({
    name: "ContactMembership",
    table,
    schema: item({
      contactId: string().key(),
      list: string().key(),
      since: string(),
      /** `membersOf` the list. */
      gsi2pk: string(),
      gsi2sk: string(),
    }),
    computeKey: ({ contactId, list }: { contactId: string; list: string }) => ({
      pk: `CONTACT#${contactId}`,
      sk: `LIST#${list}`,
    }),
    timestamps: false,
  }),
);

/** Who is in a list, by since when. */
export const membersOf = (list: string) => shardedList("gsi2", `CONTACTLIST#${list}`, 4);

export const membershipKeys = (contactId: string, list: string, since: string) =>
  keysIn(membersOf(list), since, contactId);

/** A list of contacts with how many are in it, kept with each write of a contact. */
export const ContactListEntity = kept(
  new Entity({
    name: "ContactList",
    table,
    schema: item({
      name: string().key(),
      count: number(),
      createdOn: string(),
      /** "CONTACTLISTS", by name. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ name }: { name: string }) => ({ pk: `CONTACTLIST#${name}`, sk: "CONTACTLIST" }),
    timestamps: false,
  }),
);

export const listKeys = (name: string) => ({ gsi1pk: "CONTACTLISTS", gsi1sk: name });
