import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { keptFor } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { listOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import {
  certificateKinds,
  certificateStates,
  checklistItems,
  type Certificate,
  type CertificateState,
} from "./certificate.ts";
import { storedDeclaration, storedIdentity, storedSigned, storedUnsigned } from "./certificate.stored.ts";

const fiscal = keptFor("why an invoice has the reduced rate: ten years, art. 2220 of the Italian civil code");

/** A certificate for the reduced rate, with what was declared and where its files lie. */
export const CertificateEntity = kept(
  new Entity({
    name: "VatCertificate",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      userId: string(),
      companyId: string().optional(),
      kind: stored(z.enum(certificateKinds)),
      status: stored(z.enum(certificateStates)),
      declaration: stored(storedDeclaration).meta(fiscal),
      unsigned: stored(storedUnsigned),
      signed: stored(storedSigned).optional(),
      identity: stored(storedIdentity).optional().meta(fiscal),
      submittedOn: string().optional(),
      decidedOn: string().optional(),
      decidedBy: string().optional(),
      checklist: stored(listOf(z.enum(checklistItems))).optional(),
      reason: string().optional(),
      validUntil: string().optional(),
      usedBy: string().optional(),
      remindedOn: string().optional(),
      createdOn: string(),
      changedOn: string(),
      /** A user's certificates, for their data export. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `certificatesIn` its state: the office's list, and what the schedules look at. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** The certificates of whoever may order under them: a company's, or a person's own. */
      gsi3pk: string(),
      gsi3sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `VATCERTIFICATE#${id}`, sk: "VATCERTIFICATE" }),
    timestamps: false,
  }),
);

/** The certificates in a state: approved ones by their last day, all others by since when they are in it. */
export const certificatesIn = (status: CertificateState) => shardedList("gsi2", `VATCERTIFICATES#${status}`, 4);

export const heldBy = ({ userId, companyId }: Pick<Certificate, "userId" | "companyId">): string =>
  `VATCERTIFICATESOF#${companyId ?? userId}`;

export function indexKeysOf(certificate: Certificate) {
  const { id, userId, status, validUntil, createdOn, changedOn } = certificate;
  const at = status === "approved" ? (validUntil ?? changedOn) : changedOn;
  return {
    gsi1pk: `USER#${userId}#VATCERTIFICATES`,
    gsi1sk: `${createdOn}#${id}`,
    ...keysIn(certificatesIn(status), at, id),
    gsi3pk: heldBy(certificate),
    gsi3sk: `${createdOn}#${id}`,
  };
}

/** That an order takes the reduced rate from a certificate, and how many watts of modules it has: one for each order. */
export const CertificateUseEntity = kept(
  new Entity({
    name: "VatCertificateUse",
    table,
    schema: item({
      certificateId: string().key(),
      orderId: string().key(),
      number: string(),
      watts: number(),
    }),
    computeKey: ({ certificateId, orderId }: { certificateId: string; orderId: string }) => ({
      pk: `VATCERTIFICATE#${certificateId}`,
      sk: `USE#${orderId}`,
    }),
    timestamps: false,
  }),
);

/** That somebody has looked at an identity document: written once, never changed. */
export const IdentityReadEntity = kept(
  new Entity({
    name: "IdentityRead",
    table,
    schema: item({
      certificateId: string().key(),
      id: string().key(),
      by: string(),
      at: string(),
      side: string().enum("front", "back"),
    }),
    computeKey: ({ certificateId, id }: { certificateId: string; id: string }) => ({
      pk: `VATCERTIFICATE#${certificateId}`,
      sk: `READ#${id}`,
    }),
    timestamps: false,
  }),
);
