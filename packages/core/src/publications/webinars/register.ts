import { createHash, timingSafeEqual } from "node:crypto";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { Language } from "../../platform/locale.ts";
import { newSecret } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { conditionFailedAt } from "../../platform/storing/transaction.ts";
import { daysLater, instant } from "../../platform/time.ts";
import { announce } from "../../platform/work/outbox.ts";
import { webinarTold } from "../events.ts";
import { loadPublication } from "../save-publication.ts";
import { findWebinar, takenSeats } from "./find-webinar.ts";
import {
  registrationsOfReader,
  registrationsOfUser,
  WebinarEntity,
  WebinarRegistrationEntity,
  WebinarSeatsEntity,
} from "./webinar.table.ts";
import { phaseOf, registrationDays, type Webinar } from "./webinar.ts";

/** By which an address has one seat. */
export const readerOf = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("base64url").slice(0, 22);

export async function findRegistration(publicationId: string, reader: string) {
  const { Item } = await WebinarRegistrationEntity.build(GetItemCommand)
    .key({ publicationId, reader })
    .options({ consistent: true })
    .send();
  return Item;
}
type Registration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** What a letter's link carries: whose seat it is, and a secret that only their letters know. */
export const registrationToken = ({ reader, secret }: Registration): string => [reader, secret].join(".");

export async function registrationByToken(publicationId: string, token: string): Promise<Registration | undefined> {
  const [reader = "", secret = ""] = token.split(".");
  if (!reader || !secret) return undefined;
  const found = await findRegistration(publicationId, reader);
  const [given, right] = [Buffer.from(secret), Buffer.from(found?.secret ?? "")];
  return given.length === right.length && timingSafeEqual(given, right) ? found : undefined;
}

/** A webinar that everybody finds. Problem: not-found. */
export async function openWebinar(publicationId: string): Promise<Webinar> {
  const [{ status }, webinar] = await Promise.all([loadPublication(publicationId), findWebinar(publicationId)]);
  if (status !== "published" || !webinar) throw new Problem("not-found");
  return webinar;
}

interface Person {
  name: string;
  email: string;
  language: Language;
  userId?: string | undefined;
}

/**
 * Gives somebody a seat and has them told; twice is once, and told once. Problems: not-found, webinar-past, webinar-cancelled, webinar-full;
 * version-conflict where its date changes at this moment.
 */
export async function register(publicationId: string, person: Person, now: Date): Promise<Webinar> {
  const webinar = await openWebinar(publicationId);
  const reader = readerOf(person.email);
  if (webinar.cancelled) throw new Problem("webinar-cancelled");
  if (phaseOf(webinar, now) === "past") throw new Problem("webinar-past");
  if (await findRegistration(publicationId, reader)) return webinar;
  const { email, name, language, userId } = person;
  const registration = WebinarRegistrationEntity.build(PutTransaction)
    .item({
      publicationId,
      reader,
      name,
      email,
      language,
      gsi4pk: registrationsOfReader(reader),
      gsi4sk: publicationId,
      ...(userId && { userId, gsi1pk: registrationsOfUser(userId), gsi1sk: publicationId }),
      secret: newSecret(),
      privacyRead: true,
      registeredOn: instant(now),
      expiresAt: Math.floor(daysLater(new Date(webinar.endsOn), registrationDays).getTime() / 1000),
    })
    .options({ condition: { attr: "reader", exists: false } });
  const seat = WebinarSeatsEntity.build(UpdateTransaction)
    .item({ publicationId, taken: $add(1) })
    .options({
      condition: {
        or: [
          { attr: "taken", exists: false },
          { attr: "taken", lt: webinar.capacity },
        ],
      },
    });
  const same = WebinarEntity.build(ConditionCheck)
    .key({ publicationId })
    .condition({ attr: "revision", eq: webinar.revision });
  const { sequence } = webinar;
  const told = announce(webinarTold.of({ publicationId, reader, kind: "registered", sequence }), now);
  try {
    await overConflicts(() => execute(registration, seat, same, told));
  } catch (error) {
    if (conditionFailedAt(error, 0)) return webinar;
    if (conditionFailedAt(error, 1)) throw new Problem("webinar-full");
    if (conditionFailedAt(error, 2)) throw new Problem("version-conflict");
    throw error;
  }
  return webinar;
}

/** Sets a seat free by its letter's link. May be repeated, and says nothing of whether there was one. */
export async function leaveWebinar(publicationId: string, token: string): Promise<void> {
  const found = await registrationByToken(publicationId, token);
  if (found) await setFree(found);
}

/** Ends a registration and gives its seat back. May be repeated. */
export async function setFree({
  publicationId,
  reader,
  secret,
}: Pick<Registration, "publicationId" | "reader" | "secret">): Promise<void> {
  const registration = WebinarRegistrationEntity.build(DeleteTransaction)
    .key({ publicationId, reader })
    .options({ condition: { attr: "secret", eq: secret } });
  const seat = WebinarSeatsEntity.build(UpdateTransaction).item({ publicationId, taken: $add(-1) });
  try {
    await overConflicts(() => execute(registration, seat));
  } catch (error) {
    // Somebody else has done it, or they have registered anew since.
    if (!conditionFailedAt(error, 0)) throw error;
  }
}

export const isFull = async ({ publicationId, capacity }: Webinar): Promise<boolean> =>
  (await takenSeats(publicationId)) >= capacity;
