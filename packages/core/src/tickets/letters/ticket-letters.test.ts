import { beforeAll, expect, it } from "vitest";
import { drawLetter } from "../../mail/layout.ts";
import { wordingFor } from "../../mail/wording.ts";
import { languages } from "../../platform/locale.ts";
import type { Ticket, TicketMessage } from "../ticket.ts";
import { ticketAnsweredLetter, ticketReceivedLetter, ticketResolvedLetter } from "./ticket-letters.ts";

beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

const on = "2026-11-20T10:00:00.000Z";
const ticket: Ticket = {
  id: "T1",
  number: "T-2026-12",
  userId: "U",
  customerName: "Ada Neri",
  language: "it",
  source: "form",
  topic: "fault",
  subject: "Inverter spento",
  about: { kind: "brand", brand: "Fronius" },
  tier: "premium",
  ground: "post_sale_support",
  status: "waiting_customer",
  revision: 2,
  clock: { dueAt: "2026-11-24T10:00:00.000Z" },
  messages: 2,
  notes: 0,
  lastFrom: "office",
  lastOn: on,
  since: on,
  createdOn: on,
};
const message: TicketMessage = {
  ticketId: "T1",
  id: "M1",
  userId: "U",
  side: "office",
  authorId: "E",
  authorName: "Ida Conti",
  text: "Che cosa mostra il display?",
  files: [{ key: "tickets/T1/secret", name: "schema.pdf", contentType: "application/pdf" }],
  createdOn: on,
};

it.each(languages)(
  "says in %s what was asked, answered and solved, leads to the page, and holds no file",
  async (language) => {
    const wording = wordingFor(language);
    const letters = [
      ticketReceivedLetter(wording, ticket),
      ticketAnsweredLetter(wording, ticket, message),
      ticketResolvedLetter(wording, ticket, { message }),
      ticketResolvedLetter(wording, ticket, { bySilence: true }),
    ];
    const drawn = await Promise.all(letters.map((letter) => drawLetter(letter, language)));
    for (const { text, html } of drawn) {
      expect(text).not.toMatch(/\{\{|undefined/);
      expect(html).toContain("https://solvia.example/profile/support/T1");
      expect(html).not.toContain("tickets/T1");
      expect(text).not.toContain("schema.pdf");
    }
    const [received, answered, solved, silent] = drawn.map(({ text }) => text);
    expect(received).toContain("Inverter spento");
    expect(answered).toContain("Che cosa mostra il display?");
    expect(solved).toContain("14");
    expect(silent).not.toBe(solved);
  },
);
