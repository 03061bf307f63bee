import { Entity, boolean, item, number, string } from "dynamodb-toolbox";
import * as z from "zod";
import { languages } from "../../platform/locale.ts";
import { personal } from "../../platform/personal-data.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

export const WebinarEntity = kept(
  new Entity({
    name: "Webinar",
    table,
    schema: item({
      publicationId: string().key(),
      startsOn: string(),
      endsOn: string(),
      capacity: number(),
      liveUrl: string(),
      cancelled: boolean(),
      sequence: number(),
      revision: number(),
      changedOn: string(),
      /** "WEBINARS", by when they begin. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ publicationId }: { publicationId: string }) => ({
      pk: `PUBLICATION#${publicationId}`,
      sk: "WEBINAR",
    }),
    timestamps: false,
  }),
);

/** How many seats are taken; apart, so that who registers never stands in an editor's way. */
export const WebinarSeatsEntity = kept(
  new Entity({
    name: "WebinarSeats",
    table,
    schema: item({ publicationId: string().key(), taken: number() }),
    computeKey: ({ publicationId }: { publicationId: string }) => ({
      pk: `PUBLICATION#${publicationId}`,
      sk: "WEBINARSEATS",
    }),
    timestamps: false,
  }),
);

/** Somebody's seat, by a hash of their address: nobody has two. Goes by itself half a year after the webinar. */
export const WebinarRegistrationEntity = kept(
  new Entity({
    name: "WebinarRegistration",
    table,
    schema: item({
      publicationId: string().key(),
      /** Of the address. */
      reader: string().key(),
      name: string().meta(personal),
      email: string().meta(personal),
      language: stored(z.enum(languages)),
      userId: string().optional(),
      /** What a letter's link carries besides: 256 bits. */
      secret: string(),
      privacyRead: boolean(),
      registeredOn: string().meta(personal),
      expiresAt: number(),
      /** `registrationsOfUser`, of who was logged in. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
      /** `registrationsOfReader`. */
      gsi4pk: string().optional(),
      gsi4sk: string().optional(),
    }),
    computeKey: ({ publicationId, reader }: { publicationId: string; reader: string }) => ({
      pk: `WEBINAR#${publicationId}`,
      sk: `REGISTRATION#${reader}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);
/** All seats of an address, by its hash: for whoever asks what is kept of it. */
export const registrationsOfReader = (reader: string): string => `WEBINARREADER#${reader}`;
export const registrationsOfUser = (userId: string): string => `USER#${userId}#WEBINARS`;

/** That a letter was announced to a reader, or to all ("ALL"): of a kind and a date none has two, whatever comes twice. */
export const WebinarToldEntity = kept(
  new Entity({
    name: "WebinarTold",
    table,
    schema: item({
      publicationId: string().key(),
      kind: string().key(),
      sequence: number().key(),
      reader: string().key(),
      expiresAt: number(),
    }),
    computeKey: ({
      publicationId,
      kind,
      sequence,
      reader,
    }: {
      publicationId: string;
      kind: string;
      sequence: number;
      reader: string;
    }) => ({ pk: `WEBINAR#${publicationId}#TOLD`, sk: `${kind}#${sequence}#${reader}` }),
    timestamps: false,
  }),
  { removals: "untold" },
);
