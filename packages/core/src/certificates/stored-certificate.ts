import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { cancellationReasons, onlyConflicted } from "../platform/storing/transaction.ts";
import { keysIn } from "../platform/sharded-list/list.ts";
import { table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import type { Announced } from "../platform/work/event.ts";
import { announce } from "../platform/work/outbox.ts";
import type { Certificate } from "./certificate.ts";
import { CertificateEntity, CertificateUseEntity, certificatesIn, heldBy, indexKeysOf } from "./certificate.table.ts";

export async function findCertificate(id: string): Promise<Certificate | undefined> {
  return (await CertificateEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** A certificate whoever asks. Problem: not-found. */
export async function loadCertificate(id: string): Promise<Certificate> {
  const certificate = await findCertificate(id);
  if (!certificate) throw new Problem("not-found");
  return certificate;
}

/** One that this user has declared themself; another's is not found, as if it weren't there. */
export async function ownCertificate(user: Pick<User, "id">, id: string): Promise<Certificate> {
  const certificate = await loadCertificate(id);
  if (certificate.userId !== user.id) throw new Problem("not-found");
  return certificate;
}

/** The certificates under which this user may order, the newest first: their company's, or their own. */
export async function certificatesOf(user: Pick<User, "id" | "companyId">): Promise<Certificate[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: heldBy({ userId: user.id, companyId: user.companyId }) })
    .entities(CertificateEntity)
    .options({ reverse: true, maxPages: Infinity })
    .send();
  return Items;
}

/** The orders that take the reduced rate from a certificate, with their watts. */
export async function usesOf(certificateId: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `VATCERTIFICATE#${certificateId}`, range: { beginsWith: "USE#" } })
    .entities(CertificateUseEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

/** That an approved certificate ends with the invoice of its one order, in the transaction of that order. */
export const expiredNow = (id: string, now: Date) =>
  CertificateEntity.build(UpdateTransaction)
    .item({
      id,
      status: "expired",
      changedOn: instant(now),
      version: $add(1),
      ...keysIn(certificatesIn("expired"), instant(now), id),
    })
    .options({ condition: { attr: "status", eq: "approved" } });

interface Change {
  /** Absent: it is new. */
  before?: Certificate | undefined;
  after: Certificate;
  events?: readonly Announced[];
  now: Date;
}

/** Writes a certificate under the version that was read, with its events: all or nothing. Problem: version-conflict. */
export async function writeCertificate({ before, after, events = [], now }: Change): Promise<Certificate> {
  const next = { ...after, version: (before?.version ?? 0) + 1 };
  try {
    await execute(
      CertificateEntity.build(PutTransaction)
        .item({ ...next, ...indexKeysOf(next) })
        .options({
          condition: before ? { attr: "version", eq: before.version } : { attr: "id", exists: false },
        }),
      ...events.map((event) => announce(event, now)),
    );
  } catch (error) {
    if (cancellationReasons(error)[0] || onlyConflicted(error)) throw new Problem("version-conflict");
    throw error;
  }
  return next;
}
