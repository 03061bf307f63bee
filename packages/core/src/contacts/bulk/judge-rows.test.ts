import { expect, it } from "vitest";
import type { Contact } from "../contact.ts";
import { judgeRows, type ForAll } from "./judge-rows.ts";
import { readRows } from "./read-rows.ts";

const forAll: ForAll = { lists: ["fiera"], source: "Fiera di Rimini 2026", language: "it", country: "IT" };
const nobody = { contacts: new Map<string, Contact>(), suppressed: new Map() };
const ada: Contact = {
  id: "C1",
  email: "ada@example.com",
  formerEmails: ["ada@old.example.com"],
  name: "Ada Neri",
  language: "it",
  lists: ["newsletter"],
  legalBasis: { kind: "consent", date: "2026-01-01T00:00:00.000Z", source: "sito", textVersion: "1", proof: "lettera" },
  source: "newsletter",
  revision: 3,
  createdOn: "2026-01-01T00:00:00.000Z",
  changedOn: "2026-01-01T00:00:00.000Z",
};
const pasted = (text: string) => readRows({ kind: "text", text });
const told = (rows: ReturnType<typeof judgeRows>) =>
  rows.map(({ email, outcome, reasons }) => [email, outcome, ...reasons]);

it("reads a table with a heading wherever it stands, and lines with an address each", async () => {
  expect(
    await pasted("Elenco fiera\nE-mail;Nome;Cognome;Azienda;Telefono\nA@Example.com;Ada;Neri;Sole srl;02 8394 1234\n"),
  ).toEqual([
    { row: 3, email: "A@Example.com", name: "Ada", surname: "Neri", company: "Sole srl", telephone: "02 8394 1234" },
  ]);
  expect(await pasted("ada@example.com\n\nUgo Bo <ugo@example.com>\n")).toEqual([
    { row: 1, email: "ada@example.com" },
    { row: 3, email: "ugo@example.com", name: "Ugo Bo" },
  ]);
});

it("tells of each row what becomes of it and why", async () => {
  const rows = await pasted(
    [
      "email;azienda;telefono;paese",
      "Nuovo@Example.com;Sole;02 8394 1234;Italia",
      "nuovo@example.com;Sole;;",
      "rossi@pec.it;;;",
      "non un indirizzo;;;",
      ";Senza indirizzo;;",
      "tel@example.com;;12;Marte",
      "via@example.com;;;",
      "no@example.com;;;",
    ].join("\n"),
  );
  const suppressed = new Map([
    ["via@example.com", "erased" as const],
    ["no@example.com", "unsubscribed" as const],
  ]);
  const judged = judgeRows(rows, forAll, { ...nobody, suppressed });
  expect(told(judged)).toEqual([
    ["nuovo@example.com", "accepted"],
    ["nuovo@example.com", "refused", "twice"],
    ["rossi@pec.it", "refused", "pec"],
    ["non un indirizzo", "refused", "email-invalid"],
    ["", "refused", "no-email"],
    ["tel@example.com", "accepted", "telephone-left-out", "country-left-out"],
    ["via@example.com", "refused", "erased"],
    ["no@example.com", "accepted", "suppressed"],
  ]);
  expect(judged[0]?.change?.after).toMatchObject({ telephone: "+390283941234", country: "IT", lists: ["fiera"] });
});

it("overwrites nothing of a known contact: what it lacks is added, its consent stays, its former address finds it", async () => {
  const contacts = new Map([
    [ada.email, ada],
    ["ada@old.example.com", ada],
  ]);
  const rows = await pasted("email;nome;azienda\nada@old.example.com;Altra;Sole\nada@example.com;Ada;Sole\n");
  const legalBasis = { kind: "b2b_optout_country", date: "2026-02-01T00:00:00.000Z" } as const;
  const judged = judgeRows(rows, { ...forAll, legalBasis }, { ...nobody, contacts });
  expect(told(judged)).toEqual([
    ["ada@old.example.com", "changed", "known"],
    ["ada@example.com", "refused", "twice"],
  ]);
  expect(judged[0]?.change?.after).toEqual({
    ...ada,
    company: "Sole",
    country: "IT",
    lists: ["newsletter", "fiera"],
  });
});

it("takes no ground that a list gives for a contact's former address", async () => {
  const { legalBasis: _, ...without } = ada;
  const contacts = new Map<string, Contact>([without.email, "ada@old.example.com"].map((email) => [email, without]));
  const legalBasis = { kind: "b2b_optout_country", date: "2026-02-01T00:00:00.000Z" } as const;
  const basisOf = async (email: string) =>
    judgeRows(await pasted(email), { ...forAll, legalBasis }, { ...nobody, contacts })[0]?.change?.after.legalBasis;
  expect(await basisOf("ada@old.example.com")).toBeUndefined();
  expect(await basisOf("ada@example.com")).toEqual(legalBasis);
});
