import type { User } from "../platform/access.ts";
import { setting } from "../platform/config.ts";
import { isWhatItSays } from "../platform/files/file-content.ts";
import { copyObject, readObject, writeObject } from "../platform/files/storage.ts";
import type { UploadKind } from "../platform/files/upload-kinds.ts";
import { ownUpload } from "../platform/files/uploads.ts";
import { isWholePdf } from "../platform/files/whole-pdf.ts";
import { invalid, Problem, type FieldProblem } from "../platform/problems.ts";
import { instant, romeDate, type CivilDate } from "../platform/time.ts";
import { validityOf, type Certificate, type SignedFile } from "./certificate.ts";
import { certificateMachine } from "./certificate-machine.ts";
import { daysFaults } from "./declaration-faults.ts";
import { drawDeclaration } from "./declaration-pdf.ts";
import { demandEligible } from "./eligible.ts";
import { certificateSubmitted } from "./events.ts";
import { fileKey, sha256 } from "./generate-declaration.ts";
import { ownCertificate, writeCertificate } from "./stored-certificate.ts";

export interface Sent {
  /** Key of an upload: the declaration that was signed by hand or with a certificate. */
  signed?: string | undefined;
  /** Or the signature that was drawn on the screen: a PNG in base64. */
  signature?: string | undefined;
  identityCard: string;
  identityCardBack?: string | undefined;
  identityExpiresOn: CivilDate;
  signedOn: CivilDate;
}

/**
 * Sends a signed declaration in with the signer's identity document. It may be ordered under from now on; goods and invoice wait for the
 * review (domain-rules 1.2). Problems: not-eligible, not-found, invalid-transition, version-conflict; invalid-input with all that is wrong at its fields:
 * a signature of tomorrow or of before the paper, a document that has expired, both ways of signing or none, a file that can't be read.
 */
export async function submitCertificate(user: User, id: string, sent: Sent, now: Date): Promise<Certificate> {
  const before = await ownCertificate(user, id);
  const { status, kind, unsigned } = before;
  if (status !== "generated") throw new Problem("invalid-transition", { state: status, action: "submit" });
  await demandEligible(user, now);
  const drawnOn = romeDate(new Date(unsigned.on));
  const faults = daysFaults({ kind, drawnOn }, sent, romeDate(now));
  const fileOf = async <F>(field: string, file: Promise<F>): Promise<F | undefined> =>
    file.catch((error: unknown) => {
      faults.push(faultOf(field, error));
      return undefined;
    });
  const signed = await fileOf("signed", signedFile(user, before, sent));
  const front = await fileOf("identityCard", taken(user, id, "identity-card", sent.identityCard));
  const back = sent.identityCardBack
    ? await fileOf("identityCardBack", taken(user, id, "identity-card", sent.identityCardBack))
    : undefined;
  if (faults.length > 0 || !front) throw invalid(...faults);
  const filled = { ...before, signed, identity: { front, back, expiresOn: sent.identityExpiresOn } };
  const at = instant(now);
  const after: Certificate = {
    ...certificateMachine.after(filled, "submit", "customer"),
    submittedOn: at,
    changedOn: at,
    validUntil: validityOf(before.kind, sent.signedOn),
  };
  const events = [certificateSubmitted.of({ certificateId: id, userId: user.id })];
  return writeCertificate({ before, after, events, now });
}

/** What a file's own refusal is at its field; what isn't about the file is thrown on. */
function faultOf(field: string, error: unknown): FieldProblem {
  if (error instanceof Problem && error.code === "unreadable-file") return { field, code: error.code };
  const [own] = error instanceof Problem ? error.fields : [];
  if (own) return own;
  throw error;
}

/** The upload as the certificate's own file: what its uploader does to theirs afterwards changes nothing. */
async function taken(user: User, id: string, kind: UploadKind, uploaded: string) {
  const upload = await ownUpload(user.id, kind, uploaded);
  const key = fileKey(id);
  const bucket = setting("PRIVATE_BUCKET");
  await copyObject({ bucket, key: upload.key }, { bucket, key });
  if (upload.contentType === "application/pdf") await demandWhole(bucket, key);
  return { key, contentType: upload.contentType };
}

/** Whoever reviews it has to be able to read it. Problem: unreadable-file. */
async function demandWhole(bucket: string, key: string): Promise<void> {
  const stored = await readObject(bucket, key);
  if (!stored || !isWholePdf(stored.bytes)) throw new Problem("unreadable-file");
}

async function signedFile(user: User, certificate: Certificate, sent: Sent): Promise<SignedFile> {
  const { signedOn } = sent;
  if ((sent.signed === undefined) === (sent.signature === undefined)) {
    throw invalid({ field: "signed", code: "required" });
  }
  const bucket = setting("PRIVATE_BUCKET");
  if (sent.signed !== undefined) {
    const file = await taken(user, certificate.id, "vat-certificate", sent.signed);
    const stored = await readObject(bucket, file.key);
    if (!stored) throw new Problem("not-found");
    return { ...file, hash: sha256(stored.bytes), signedOn, onScreen: false };
  }
  const picture = Buffer.from(sent.signature ?? "", "base64");
  if (!(await isWhatItSays(picture, "image/png"))) throw invalid({ field: "signature", code: "unreadable" });
  const pdf = await drawDeclaration(certificate, { picture, signedOn });
  const key = fileKey(certificate.id);
  await writeObject(bucket, key, pdf, "application/pdf");
  return { key, contentType: "application/pdf", hash: sha256(pdf), signedOn, onScreen: true };
}
