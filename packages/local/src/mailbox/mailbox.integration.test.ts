import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { freePort } from "../gateways/ports.ts";
import { KeptMails } from "./kept-mails.ts";
import { startMailbox, type Mailbox } from "./mailbox.ts";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox(await freePort(), await freePort());
});
afterAll(() => mailbox.stop());

const sender = () => createTransport(mailbox.smtpUrl);
const get = (path: string) => fetch(`${mailbox.url}${path}`);
const textOf = async (path: string) => (await get(path)).text();
const deleteAll = (origin: string) =>
  fetch(`${mailbox.url}/delete-all`, { method: "POST", headers: { origin }, redirect: "manual" });
const mails = async () =>
  (await (await get("/api/email")).json()) as {
    id: string;
    subject: string;
    html: string;
    text: string;
    to: { address: string; name: string }[];
    recipients: string[];
    attachments: { filename: string; contentType: string; size: number }[];
  }[];

beforeEach(async () => void (await deleteAll(mailbox.url)));

const sent = {
  from: "Solvia <no-reply@solvia.example>",
  to: '"Ada Rossi" <ada@example.com>',
  bcc: "hidden@example.com",
  subject: "Città & <b>ordine</b>",
  html: '<p>Ciao</p><script>alert(1)</script><a href="http://localhost:3000/verify">link</a>',
  text: "Ciao, perché no",
  attachments: [{ filename: "<fattura> è.pdf", content: Buffer.from("%PDF-1"), contentType: "application/pdf" }],
};

it("answers as JSON what came, in the order in which it came", async () => {
  await sender().sendMail(sent);
  await sender().sendMail({ ...sent, subject: "Second" });
  const [mail, second] = await mails();
  expect(mail).toMatchObject({
    subject: sent.subject,
    text: expect.stringContaining("perché"),
    html: expect.stringContaining("verify"),
    to: [{ name: "Ada Rossi", address: "ada@example.com" }],
    recipients: ["ada@example.com", "hidden@example.com"],
    attachments: [{ filename: "<fattura> è.pdf", contentType: "application/pdf", size: 6 }],
  });
  expect(second?.subject).toBe("Second");
});

it("lists the newest first, and shows a mail with its text, headers and attachments", async () => {
  await sender().sendMail(sent);
  await sender().sendMail({ ...sent, subject: "Second" });
  const list = await textOf("/");
  expect(list.indexOf("Second")).toBeLessThan(list.indexOf("Città &amp; &lt;b&gt;ordine&lt;/b&gt;"));
  const [{ id } = { id: "" }] = await mails();
  const page = await textOf(`/mails/${id}`);
  expect(page).toContain("perché no");
  expect(page).toContain("Message-ID: ");
  expect(page).toContain("hidden@example.com");
  expect(page).toContain("&lt;fattura&gt; è.pdf");
  const attachment = await get(`/mails/${id}/attachments/0`);
  expect(await attachment.text()).toBe("%PDF-1");
  expect(attachment.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''%3Cfattura%3E%20%C3%A8.pdf");
});

it("lets nothing of a mail's HTML run", async () => {
  await sender().sendMail(sent);
  const [{ id } = { id: "" }] = await mails();
  expect(await textOf(`/mails/${id}`)).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(await textOf(`/mails/${id}`)).not.toContain("alert(1)");
  const policy = (await get(`/mails/${id}/html`)).headers.get("content-security-policy");
  expect(policy).toMatch(/^sandbox [^;]*; default-src 'none';/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
});

it("deletes all for its own page alone, and tells who watches of each change", async () => {
  const watching = (await get("/changes")).body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = "";
  void (async () => {
    for (let part = await watching?.read(); part?.value; part = await watching?.read()) told += part.value;
  })();
  await sender().sendMail(sent);
  await vi.waitFor(() => expect(told.match(/data: changed/g)).toHaveLength(1), { timeout: 60_000 });
  expect((await deleteAll("http://evil.example")).status).toBe(403);
  expect(await mails()).toHaveLength(1);
  expect((await deleteAll(mailbox.url)).status).toBe(303);
  expect(await mails()).toEqual([]);
  await vi.waitFor(() => expect(told.match(/data: changed/g)).toHaveLength(2), { timeout: 60_000 });
  await watching?.cancel();
});

it.each(["/mails/999", "/mails/999/html", "/mails/999/attachments/0", "/nothing"])("has no %s", async (path) => {
  expect((await get(path)).status).toBe(404);
});

it("refuses to its sender a mail that can't be read, and goes on", async () => {
  const envelope = { from: "a@example.com", to: "b@example.com" };
  const raw = `X-Long: ${"x".repeat(3_000_000)}\r\n\r\nbody`;
  await expect(sender().sendMail({ envelope, raw })).rejects.toMatchObject({ responseCode: 554 });
  await sender().sendMail(sent);
  expect(await mails()).toHaveLength(1);
});

describe("what is kept", () => {
  const raw = (subject: string, length = 0) => Buffer.from(`Subject: ${subject}\r\n\r\n${"x".repeat(length)}`);

  it.each([
    ["so many mails", { mails: 2, bytes: 1_000_000 }, 0],
    ["so many bytes", { mails: 100, bytes: 2500 }, 1000],
  ])("is %s, the oldest go", async (_, limits, length) => {
    const kept = new KeptMails(limits);
    for (const subject of ["one", "two", "three"]) await kept.add(raw(subject, length), []);
    expect(kept.all().map(({ subject }) => subject)).toEqual(["two", "three"]);
  });

  it("is the newest even where it is too large by itself", async () => {
    const kept = new KeptMails({ mails: 10, bytes: 100 });
    await kept.add(raw("small"), []);
    await kept.add(raw("large", 1000), []);
    expect(kept.all().map(({ subject }) => subject)).toEqual(["large"]);
  });
});
