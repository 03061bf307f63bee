import { checklistItems, type CertificateState } from "@solvia/core/certificates/certificate";
import { generateDeclaration } from "@solvia/core/certificates/generate-declaration";
import { approveCertificate, rejectCertificate, revokeCertificate } from "@solvia/core/certificates/review-certificate";
import { certificatesOf, loadCertificate } from "@solvia/core/certificates/stored-certificate";
import { submitCertificate } from "@solvia/core/certificates/submit-certificate";
import { tendCertificates } from "@solvia/core/certificates/tend-certificates";
import {
  acceptVatCertification,
  rejectVatCertification,
  revokeVatCertification,
} from "@solvia/core/contract/back-office/vat-certifications";
import { drawUnsignedCertification, submitCertification } from "@solvia/core/contract/vat";
import { storeUpload } from "@solvia/core/platform/files/uploads";
import { instant, romeDate } from "@solvia/core/platform/time";
import { emails } from "../../demo/known.ts";
import { drawPaper } from "../../demo/paper.ts";
import { asCustomer, asOffice, personOf } from "./actors.ts";
import type { Stage } from "./stage.ts";

interface Story {
  email: string;
  days: number;
  /** How far it has come. */
  state: Exclude<CertificateState, "draft">;
  watts?: number;
}

/** One in every state: of a person for their own roof, of installers for a year. */
const stories: readonly Story[] = [
  { email: emails.installer, days: 366, state: "expired" },
  { email: emails.company, days: 60, state: "revoked" },
  { email: emails.consumer, days: 30, state: "rejected", watts: 6000 },
  { email: emails.installer, days: 12, state: "approved" },
  { email: emails.consumer, days: 3, state: "submitted", watts: 4500 },
  { email: emails.company, days: 2, state: "generated" },
];

const declared = {
  birthPlace: "Milano",
  birthDate: "1991-03-12",
  residence: "Via Solferino 22, 20121 Milano (MI)",
  role: "legal_representative",
  companySeat: "Via dell'Artigianato 8, 35030 Rubano (PD)",
  plantAddress: "Via Solferino 22",
  plantCity: "Milano",
  plantProvince: "MI",
  goods: "10 moduli fotovoltaici, 1 inverter, 1 batteria",
  place: "Milano",
} as const;

/** Of that day and place: letters of the name, which a declaration's have to be. */
const fiscalCodes: Readonly<Record<string, string>> = {
  [emails.consumer]: "FRRGLI91C52F205M",
  [emails.company]: "GLLMRC91C12F205E",
  [emails.installer]: "MRTSRA91C52F205F",
};

const paper = (title: string, about: string) =>
  drawPaper(title, about).then((bytes) => ({ bytes, contentType: "application/pdf" }));

/** The declaration is drawn and, unless it is left so, sent in with a document of identity. */
async function declares({ act, once, ago }: Stage, { email, days, state, watts = 6000 }: Story): Promise<string> {
  const story = `declaration of ${email}, ${days}`;
  const now = ago(days, story);
  const id = await once(`${story}: drawn`, async () => {
    const { name, surname, ...user } = await personOf(email, now);
    const known = (await certificatesOf(user)).find(({ createdOn }) => createdOn === instant(now));
    if (known) return known.id;
    return asCustomer(email, { endpoint: drawUnsignedCertification, now }, async (one) => {
      const filled = { ...declared, name, surname, fiscalCode: fiscalCodes[email] ?? "", plantWatts: watts };
      return (await generateDeclaration(one, { declared: filled }, now)).certificate.id;
    });
  });
  if (state === "generated") return id;
  await act(`${story}: sent`, async () => {
    if ((await loadCertificate(id)).status !== "generated") return;
    await asCustomer(email, { endpoint: submitCertification, now }, async (user) => {
      const signed = await storeUpload(user, "vat-certificate", await paper("Dichiarazione firmata", id));
      const identityCard = await storeUpload(user, "identity-card", await paper("Documento d'identità", id));
      const sent = { signed, identityCard, identityExpiresOn: "2035-06-30", signedOn: romeDate(now) };
      await submitCertificate(user, id, sent, now);
    });
  });
  return id;
}

/** What the office decides a day later. */
async function decided({ act, ago }: Stage, id: string, { days, state, email }: Story): Promise<void> {
  const now = ago(days - 1, id);
  const params = { id };
  if (state === "rejected") {
    await act(`declaration of ${email}, ${days}: rejected`, async () => {
      if ((await loadCertificate(id)).status !== "submitted") return;
      const reason = "Il documento d'identità non è leggibile: invialo di nuovo.";
      await asOffice({ endpoint: rejectVatCertification, params, now, reason }, (reviewer) =>
        rejectCertificate(reviewer, id, reason, now),
      );
    });
    return;
  }
  await act(`declaration of ${email}, ${days}: approved`, async () => {
    if ((await loadCertificate(id)).status !== "submitted") return;
    await asOffice({ endpoint: acceptVatCertification, params, now }, (reviewer) =>
      approveCertificate(reviewer, id, checklistItems, now),
    );
  });
  if (state !== "revoked") return;
  await act(`declaration of ${email}, ${days}: revoked`, async () => {
    if ((await loadCertificate(id)).status !== "approved") return;
    const reason = "I beni sono stati rivenduti.";
    await asOffice({ endpoint: revokeVatCertification, params, now: ago(days - 2, id), reason }, (reviewer) =>
      revokeCertificate(reviewer, id, reason, ago(days - 2, id)),
    );
  });
}

/** Declarations for the reduced rate in every state. */
export async function vatCertificates(stage: Stage): Promise<void> {
  for (const story of stories) {
    const id = await declares(stage, story);
    if (story.state !== "generated" && story.state !== "submitted") await decided(stage, id, story);
  }
  // The night's work, which ends what is over.
  await stage.act("declarations that are over end", async () => {
    await tendCertificates(stage.ago(0.5));
  });
}
