import { createTransport, type SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { deskAddress } from "@solvia/local/mailbox/hand-in";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";

let cloud: LocalCloud;
let admin: Caller;
let buyer: Caller;
const address = "cliente@solvia.example";
const stranger = "premium@solvia.example";

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  buyer = await new Caller(cloud.url).login(address);
  await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), 1);
});
afterAll(() => cloud.stop());

interface Ticket {
  id: string;
  number: string;
  status: string;
  subject: string;
  revision: number;
  source?: string;
  thread: { id: string; side: string; text: string; files: { name: string }[] }[];
}

const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
/** By the network, as any mail comes; what `x-checks` says of its sender's proofs holds on this machine. */
const mailIn = (mail: SendMailOptions) =>
  createTransport(process.env["SMTP_URL"]).sendMail({ from: `Carla <${address}>`, to: deskAddress, ...mail });
const own = async (by = buyer) => ((await by.call("GET", "/tickets?limit=50")).body as { items: Ticket[] }).items;
const office = async (id: string) => (await admin.call("GET", `/back-office/tickets/${id}`)).body as Ticket;
const waited = { timeout: 60_000, interval: 200 };
const eventually = <T>(look: () => Promise<T>) => vi.waitFor(look, waited);
const withSubject = (subject: string) =>
  eventually(async () => {
    const found = (await own()).find((one) => one.subject === subject);
    expect(found).toBeDefined();
    return found!;
  });
/** Somebody else is heard after all that came before: what that should not have done it hasn't. */
async function settled(): Promise<void> {
  const last = `${crypto.randomUUID()}@fuori.example`;
  await mailIn({ from: last, subject: "Ultima", text: "?" });
  await aMail(cloud.mailboxUrl, last, /non è arrivata/);
}

it("becomes a request, is answered, and the answer by mail goes on with it, without what it quotes", async () => {
  await mailIn({
    subject: "Inverter che non parte",
    text: "Il display resta nero.",
    attachments: [
      { filename: "schema.pdf", content: pdf, contentType: "application/octet-stream" },
      { filename: "setup.exe", content: Buffer.from("MZ"), contentType: "application/x-msdownload" },
    ],
  });
  const { id, number } = await withSubject("Inverter che non parte");
  const opened = await office(id);
  expect(opened).toMatchObject({ source: "mail", status: "open", thread: [{ side: "customer" }] });
  const [first] = opened.thread;
  expect(first?.text).toContain("Il display resta nero.");
  // What isn't taken is named, and stands in the mail itself.
  expect(first?.text).toContain("setup.exe");
  expect(first?.files.map(({ name }) => name)).toEqual(["schema.pdf", "mail.eml"]);
  expect((await buyer.call("GET", `/tickets/${id}/messages/${first?.id}/files/1`)).status).toBe(302);

  const ask = { revision: opened.revision, outcome: "ask", text: "Che cosa mostra il display?" };
  expect((await admin.call("POST", `/back-office/tickets/${id}/messages`, ask)).status).toBe(200);
  const letter = await aMail(cloud.mailboxUrl, address, new RegExp(`Nuova risposta.*${number}`));
  expect(letter.text).toContain("Puoi anche rispondere a questa e-mail.");
  // As its reader would, from the mailbox.
  const answered = await fetch(`${cloud.mailboxUrl}/mails/${letter.id}/answer`, {
    method: "POST",
    headers: { origin: cloud.mailboxUrl },
    body: new URLSearchParams({ text: "Mostra il codice 301." }),
    redirect: "manual",
  });
  expect(answered.status).toBe(303);
  const after = await eventually(async () => {
    const now = await office(id);
    expect(now.thread).toHaveLength(3);
    // Its page reads the request before what was written.
    expect(now.status).toBe("in_progress");
    return now;
  });
  expect(after.thread.at(-1)).toMatchObject({ side: "customer", text: "Mostra il codice 301." });
});

it("is the same when it comes again, and tells nobody twice", async () => {
  const again = { subject: "Due volte", text: "Una sola richiesta.", messageId: "<same.one@posta.example>" };
  await mailIn(again);
  await withSubject("Due volte");
  await mailIn(again);
  await mailIn(again);
  await settled();
  expect((await own()).filter(({ subject }) => subject === "Due volte")).toHaveLength(1);
});

it("opens nothing by an answer of one out of office, and wakes nothing that was solved", async () => {
  await mailIn({ subject: "Da risolvere", text: "Grazie" });
  const { id } = await withSubject("Da risolvere");
  const { revision } = await office(id);
  const solve = { revision, outcome: "solve", text: "Fatto." };
  expect((await admin.call("POST", `/back-office/tickets/${id}/messages`, solve)).status).toBe(200);
  const before = (await own()).length;
  const to = deskAddress.replace("@", `+${id}@`);
  for (const headers of [
    { "auto-submitted": "auto-replied" },
    { precedence: "bulk" },
    { "x-auto-response-suppress": "All" },
  ])
    await mailIn({ to, subject: "Fuori ufficio", text: "Torno lunedì", headers });
  await mailIn({ to, subject: "Non recapitato", text: "?", envelope: { from: "", to } });
  await settled();
  expect([(await own()).length, (await office(id)).status]).toEqual([before, "resolved"]);
  // A person's words do.
  await mailIn({ to, subject: "Re: Da risolvere", text: "Purtroppo no." });
  await eventually(async () => expect((await office(id)).status).toBe("in_progress"));
});

it("takes nothing of who only says who they are, and says so once a day to who is known", async () => {
  const subject = "Fingo di essere Carla";
  for (let time = 0; time < 3; time++)
    await mailIn({ subject, text: "Cambiate l'IBAN", headers: { "x-checks": "dmarc=FAIL spf=FAIL dkim=FAIL" } });
  await aMail(cloud.mailboxUrl, address, /non è arrivata all'assistenza/);
  await settled();
  const told = (await mails(cloud.mailboxUrl)).filter(
    (one) => one.to.some((to) => to.address === address) && /non è arrivata/.test(one.subject),
  );
  expect([told.length, (await own()).filter((one) => one.subject === subject).length]).toEqual([1, 0]);
  const unknown = "mai.visto@fuori.example";
  await mailIn({ from: unknown, subject, text: "Chi sono?", headers: { "x-checks": "dmarc=FAIL" } });
  await settled();
  const all = await mails(cloud.mailboxUrl);
  expect(all.filter(({ to }) => to.some((one) => one.address === unknown))).toEqual([]);
  // Who proves an address that has no account learns why.
  await mailIn({ from: unknown, subject, text: "Chi sono?" });
  expect((await aMail(cloud.mailboxUrl, unknown, /non è arrivata/)).text).toContain("nessun account");
});

it("doesn't go on with another's request, whatever a mail names", async () => {
  await mailIn({ subject: "Solo mia", text: "Un segreto" });
  const { id } = await withSubject("Solo mia");
  const to = deskAddress.replace("@", `+${id}@`);
  const inReplyTo = `<ticket.${id}.E.abc@localhost>`;
  await mailIn({ from: stranger, to, inReplyTo, references: inReplyTo, subject: "Solo mia", text: "Chiudete" });
  await settled();
  expect((await office(id)).thread).toHaveLength(1);
});

it("stops who opens one after another, and bears a thousand files", async () => {
  const attachments = Array.from({ length: 1000 }, (_, at) => ({
    filename: `f${at}.pdf`,
    content: pdf,
    contentType: "application/pdf",
  }));
  for (let nth = 0; nth < 5; nth++)
    await mailIn({ subject: `Valanga ${nth}`, text: "Ancora", ...(nth === 0 && { attachments }) });
  await settled();
  // Four were opened by mail above; the fifth of the day is the last.
  const opened = (await own()).filter(({ subject }) => subject.startsWith("Valanga"));
  expect(opened.map(({ subject }) => subject)).toEqual(["Valanga 0"]);
  const [first] = (await office(opened[0]!.id)).thread;
  expect(first?.files).toHaveLength(7);
  expect(first?.text).toContain("(+989)");
});
