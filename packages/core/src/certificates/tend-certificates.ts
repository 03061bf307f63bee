import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { setting } from "../platform/config.ts";
import { deleteObjects } from "../platform/files/storage.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { table } from "../platform/table.ts";
import { daysLater, instant, romeDate } from "../platform/time.ts";
import { unlessChanged } from "../platform/storing/unless-changed.ts";
import { eachApart, inSequence } from "../platform/work/each-apart.ts";
import { certificateStates, type Certificate } from "./certificate.ts";
import { certificateMachine } from "./certificate-machine.ts";
import { CertificateEntity, CertificateUseEntity, certificatesIn, IdentityReadEntity } from "./certificate.table.ts";
import { certificateEnded, certificateExpiring } from "./events.ts";
import { findCertificate, writeCertificate } from "./stored-certificate.ts";

/** Days before its end at which the holder of an open certificate is told (domain-rules 5.7). */
export const reminderDays = 30;
/** Days after which the identity document of a rejected certificate, which no invoice rests on, is erased. */
export const rejectedDays = 30;

/** Approved certificates whose last day is over, and open ones that end soon. May be repeated: nothing is told twice. */
export async function tendCertificates(now: Date) {
  const done = { expired: 0, reminded: 0, erased: 0 };
  const today = romeDate(now);
  const soon = romeDate(daysLater(now, reminderDays));
  const ending = rowsOfShards(certificatesIn("approved"), CertificateEntity, { before: `${soon}~` });
  const limit = instant(daysLater(now, -rejectedDays));
  const rejected = rowsOfShards(certificatesIn("rejected"), CertificateEntity, { before: limit });
  await inSequence(
    () =>
      eachApart(ending, async (certificate) => {
        const { validUntil = "9999-12-31", kind, remindedOn } = certificate;
        if (validUntil < today) done.expired += await unlessChanged(() => expire(certificate, now));
        else if (kind === "open" && !remindedOn) done.reminded += await unlessChanged(() => remind(certificate, now));
      }),
    () =>
      eachApart(rejected, async (one) => {
        if (one.identity) done.erased += await unlessChanged(() => eraseIdentity(one, now));
      }),
  );
  return done;
}

function expire(before: Certificate, now: Date): Promise<Certificate> {
  const after = { ...certificateMachine.after(before, "expire", "system"), changedOn: instant(now) };
  const { id: certificateId, userId } = before;
  return writeCertificate({
    before,
    after,
    events: [certificateEnded.of({ certificateId, userId, how: "expired" })],
    now,
  });
}

function remind(before: Certificate, now: Date): Promise<Certificate> {
  const { id: certificateId, userId, validUntil: until = "" } = before;
  const events = [certificateExpiring.of({ certificateId, userId, until })];
  return writeCertificate({ before, after: { ...before, remindedOn: instant(now) }, events, now });
}

const picturesOf = ({ identity }: Pick<Certificate, "identity">): string[] =>
  identity ? [identity.front.key, ...(identity.back ? [identity.back.key] : [])] : [];

/** The record stays, its pictures go. The state that was read is written first: of one that was drawn anew meanwhile nothing is erased. */
async function eraseIdentity(before: Certificate, now: Date): Promise<void> {
  await writeCertificate({ before, after: { ...before, identity: undefined }, now });
  await deleteObjects(setting("PRIVATE_BUCKET"), picturesOf(before));
}

/** Nothing is ordered under one in these states any more, and nobody decides on it. */
const over = certificateStates.filter((state) => state !== "submitted" && state !== "approved" && state !== "draft");

/** Erases the certificates that ended, or were left lying, before an instant, with their files; how many. */
export async function eraseCertificatesBefore(limit: string): Promise<number> {
  let erased = 0;
  await eachApart(over, (state) =>
    eachApart(rowsOfShards(certificatesIn(state), CertificateEntity, { before: limit }), async ({ id }) => {
      const certificate = await findCertificate(id);
      if (!certificate || certificate.status !== state) return;
      await eraseCertificate(certificate);
      erased += 1;
    }),
  );
  return erased;
}

/** Its item goes last: what fails before is done again with it. */
async function eraseCertificate(certificate: Certificate): Promise<void> {
  const { id, unsigned, signed } = certificate;
  const keys = [unsigned.key, ...(signed ? [signed.key] : []), ...picturesOf(certificate)];
  await deleteObjects(setting("PRIVATE_BUCKET"), keys);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `VATCERTIFICATE#${id}` })
    .entities(CertificateUseEntity, IdentityReadEntity)
    .options({ maxPages: Infinity })
    .send();
  for (const one of Items) {
    await ("orderId" in one
      ? CertificateUseEntity.build(DeleteItemCommand).key({ certificateId: id, orderId: one.orderId }).send()
      : IdentityReadEntity.build(DeleteItemCommand).key({ certificateId: id, id: one.id }).send());
  }
  await CertificateEntity.build(DeleteItemCommand).key({ id }).send();
}
