import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { allowed, type User } from "../platform/access.ts";
import { downloadUrl } from "../platform/files/downloads.ts";
import { newIdAt } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import type { Certificate } from "./certificate.ts";
import { IdentityReadEntity } from "./certificate.table.ts";
import { loadCertificate } from "./stored-certificate.ts";

/** Its signer and the reviewers; to everybody else, colleagues too, it isn't there. */
async function readable(user: Pick<User, "id" | "roles">, id: string): Promise<Certificate> {
  const certificate = await loadCertificate(id);
  if (certificate.userId !== user.id && !allowed("admin", user)) throw new Problem("not-found");
  return certificate;
}

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "application/pkcs7-mime": "pdf.p7m",
  "image/png": "png",
  "image/jpeg": "jpg",
};

const named = (what: string, id: string, contentType: string) => `${what}-${id}.${endings[contentType] ?? "bin"}`;

/** A short-lived address of the declaration: as it was signed, else as it is to be. Problem: not-found for anybody else. */
export async function declarationUrl(user: User, id: string): Promise<string> {
  const { signed, unsigned } = await readable(user, id);
  const { key, contentType } = signed ?? { key: unsigned.key, contentType: "application/pdf" };
  return downloadUrl({ key, contentType, fileName: named("dichiarazione", id, contentType) });
}

/**
 * A short-lived address of a side of the signer's identity document; who asked for it is written down first. Problem: not-found for anybody
 * but the signer and the reviewers, and once it was erased.
 */
export async function identityUrl(user: User, id: string, side: "front" | "back", now: Date): Promise<string> {
  const { identity } = await readable(user, id);
  const file = identity?.[side];
  if (!file) throw new Problem("not-found");
  await IdentityReadEntity.build(PutItemCommand)
    .item({ certificateId: id, id: newIdAt(now), by: user.id, at: instant(now), side })
    .send();
  return downloadUrl({ ...file, fileName: named(`documento-${side}`, id, file.contentType) });
}

/** Who has looked at the identity document of a certificate, the newest first. */
export async function identityReads(certificateId: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `VATCERTIFICATE#${certificateId}`, range: { beginsWith: "READ#" } })
    .entities(IdentityReadEntity)
    .options({ reverse: true, limit: 100 })
    .send();
  return Items;
}
