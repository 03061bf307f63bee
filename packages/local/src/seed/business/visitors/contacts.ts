import { insertContacts as bringIn } from "@solvia/core/contacts/bulk/insert-contacts";
import type { Contact } from "@solvia/core/contacts/contact";
import { createContactList as makeList, listContactLists } from "@solvia/core/contacts/lists/contact-lists";
import { createContact as make, type ContactInput } from "@solvia/core/contacts/save-contact";
import { contactOfAddress } from "@solvia/core/contacts/stored-contact";
import { suppress } from "@solvia/core/contacts/suppression/suppress";
import { createContact, createContactList, insertContacts } from "@solvia/core/contract/contacts/office";
import { instant } from "@solvia/core/platform/time";
import { asOffice } from "../actors.ts";
import type { Stage } from "../stage.ts";

const fair = "fiera-rimini";
const source = "Modulo firmato alla fiera di Rimini";

const list = (stage: Stage, name: string, days: number) =>
  stage.act(`a list of contacts: ${name}`, async () => {
    if ((await listContactLists()).items.some((one) => one.name === name)) return;
    const now = stage.ago(days);
    await asOffice({ endpoint: createContactList, now }, () => makeList(name, now));
  });

const contact = (stage: Stage, input: ContactInput, days: number) =>
  stage.act(`a contact: ${input.email}`, async (): Promise<void> => {
    if (await contactOfAddress(input.email)) return;
    const now = stage.ago(days);
    await asOffice({ endpoint: createContact, now }, (): Promise<Contact> => make(input, now));
  });

/** Contacts who may be written to on each ground, and who may not for each reason; lists, one of them brought in. */
export async function contacts(stage: Stage): Promise<void> {
  const date = instant(stage.ago(60));
  const consent = { kind: "consent", date, source, textVersion: "2026-11-22", proof: "Faldone fiere 2026" } as const;
  const common = { language: "it", country: "IT", lists: [fair], source } as const;
  await list(stage, fair, 58);
  await list(stage, "installatori-lombardia", 57);
  const signed = { name: "Luca Ferri", company: "Ferri Impianti S.r.l.", telephone: "02 8394 1201" };
  await contact(stage, { ...common, ...signed, email: "luca.ferri@example.com", legalBasis: consent }, 56);
  const left = { ...common, name: "Sara Conti", email: "sara.conti@example.com", legalBasis: consent };
  await contact(stage, left, 56);
  await stage.act("a contact wants no more letters", () => suppress(left.email, "unsubscribed", stage.ago(20)));
  const british = { ...common, language: "en", country: "GB", company: "Sunrise Installations Ltd" } as const;
  const optOut = { kind: "b2b_optout_country", date } as const;
  await contact(stage, { ...british, email: "office@sunrise.example.com", legalBasis: optOut }, 40);
  await stage.act("a list of contacts is brought in", async () => {
    if (await contactOfAddress("info@bergamosolare.example.com")) return;
    const now = stage.ago(12);
    const text = [
      "email;azienda;telefono",
      "info@bergamosolare.example.com;Bergamo Solare S.n.c.;035 222 333",
      "ordini@brianzaenergia.example.com;Brianza Energia S.r.l.;",
      "luca.ferri@example.com;Ferri Impianti S.r.l.;",
    ].join("\n");
    const wish = { given: { kind: "text", text }, lists: ["installatori-lombardia"], check: false } as const;
    const said = {
      source: "Elenco degli installatori incontrati in Lombardia",
      language: "it",
      country: "IT",
    } as const;
    await asOffice({ endpoint: insertContacts, now }, () => bringIn({ ...wish, ...said }, now));
  });
}
