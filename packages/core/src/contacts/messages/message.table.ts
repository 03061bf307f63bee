import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { languages, locales } from "../../platform/locale.ts";
import { personal } from "../../platform/personal-data.ts";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { jobs, messageKinds, messageStates, recallTimes, type MessageState, type OfficeMessage } from "./message.ts";

const text = z.string();
const storedFile = shapeOf<NonNullable<OfficeMessage["cv"]>>({ key: text, name: text, contentType: text });

/** What somebody has written by one of the site's small forms; it goes by TTL. */
export const OfficeMessageEntity = kept(
  new Entity({
    name: "OfficeMessage",
    table,
    schema: item({
      id: string().key(),
      kind: stored(z.enum(messageKinds)),
      state: stored(z.enum(messageStates)),
      name: string().meta(personal),
      email: string().optional().meta(personal),
      telephone: string().optional().meta(personal),
      company: string().optional().meta(personal),
      subject: string().optional().meta(personal),
      text: string().optional().meta(personal),
      job: stored(z.enum(jobs)).optional().meta(personal),
      when: stored(z.enum(recallTimes)).optional(),
      cv: stored(storedFile).optional().meta(personal),
      language: stored(z.enum(languages)),
      locale: stored(z.enum(locales)),
      privacyVersion: string(),
      assigneeId: string().optional(),
      revision: number(),
      createdOn: string().meta(personal),
      changedOn: string(),
      expiresAt: number(),
      /** Those of an address. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
      /** `messagesIn` its state. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** `messagesList`. */
      gsi3pk: string(),
      gsi3sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `OFFICEMESSAGE#${id}`, sk: "OFFICEMESSAGE" }),
    timestamps: false,
  }),
);

/** All of them, and those in a state, by when they came. */
export const messagesList = shardedList("gsi3", "OFFICEMESSAGES", 4);
export const messagesIn = (state: MessageState) => shardedList("gsi2", `OFFICEMESSAGESTATE#${state}`, 4);

export const messagesFrom = (email: string): string => `OFFICEMESSAGESFROM#${email}`;

export const messageKeys = ({ id, email, state, createdOn }: OfficeMessage) => ({
  ...(email && { gsi1pk: messagesFrom(email), gsi1sk: `${createdOn}#${id}` }),
  ...keysIn(messagesIn(state), createdOn, id),
  ...keysIn(messagesList, createdOn, id),
});
