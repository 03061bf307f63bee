import { afterAll, beforeAll, expect, it } from "vitest";
import WebSocket from "ws";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import type { LocalCloud } from "@solvia/local/cloud";
import { business, vatNumber } from "../support/accounts.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { dot } from "../support/dot.ts";
import { aMail } from "../support/mail-links.ts";

let cloud: LocalCloud;
let admin: Caller;
let customer: Caller;
let customerId = "";

beforeAll(async () => {
  cloud = await startTestCloud({ seeded: false });
  const person = { password, name: "Giulia", surname: "Ferraro" };
  const company = { name: "Ferraro S.r.l.", vatNumber: "00743110157", role: "installer" };
  const other = { name: "Verdi S.r.l.", vatNumber: "01234567897", role: "installer" };
  const users = [
    { ...person, email: "other@solvia.example", roles: [], company: other },
    { ...person, email: "admin@solvia.example", roles: ["admin"] as const },
    { ...person, email: "customer@solvia.example", roles: [], company },
  ];
  for (const user of users) customerId = await createDemonstrationUser(user, new Date());
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  customer = await new Caller(cloud.url).login("customer@solvia.example");
});
afterAll(() => cloud.stop());

const mailTo = (address: string, subject: RegExp) => aMail(cloud.mailboxUrl, address, subject);

it("registers a company: mail, 406, verified, 412, checked by the back office, mail, in", async () => {
  const { email, ...registration } = business(vatNumber());
  const visitor = new Caller(cloud.url);
  const login = async () => (await visitor.call("POST", "/login", { email, password: registration.password })).status;
  expect((await visitor.call("POST", "/register", { ...registration, email })).status).toBe(200);
  const again = await visitor.call("POST", "/register", { ...registration, email });
  expect(again.body).toMatchObject({ code: "invalid-input", errors: [{ field: "email", code: "taken" }] });
  expect(await login()).toBe(406);
  const token = /verify-email\?token=([\w-]+)/.exec((await mailTo(email, /Conferma/)).html)?.[1];
  const verified = await visitor.call("POST", "/verify-email", { token });
  expect([verified.status, verified.body]).toEqual([200, { companyWaits: true }]);
  expect((await visitor.call("POST", "/verify-email", { token })).status).toBe(410);
  expect(await login()).toBe(412);
  const { items } = (await admin.call("GET", "/back-office/companies")).body as { items: { id: string }[] };
  const [waiting] = items;
  expect((await admin.call("POST", `/back-office/companies/${waiting?.id}/verify`)).status).toBe(200);
  await mailTo(email, /verificata/);
  expect(await login()).toBe(204);
  expect((await visitor.call("GET", "/user")).body).toMatchObject({ user: { email, companyVerified: true } });
});

it("takes a company's picture by presigned POST and by form; too large is 413 both ways", async () => {
  const wish = { kind: "company-image", name: "logo.png", contentType: "image/png", size: dot.length };
  const presigned = (await customer.call("POST", "/uploads", wish)).body as {
    url: string;
    fields: Record<string, string>;
    key: string;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(presigned.fields)) form.append(name, value);
  form.append("file", new Blob([dot], { type: "image/png" }), "logo.png");
  expect((await fetch(presigned.url, { method: "POST", body: form })).ok).toBe(true);
  const set = await customer.call("POST", "/user/company-image", { image: presigned.key });
  expect(set.status).toBe(200);
  const { imageUrl } = set.body as { imageUrl: string };
  expect(Buffer.from(await (await fetch(`${cloud.url}${imageUrl}`)).arrayBuffer())).toEqual(dot);
  const thief = await new Caller(cloud.url).login("other@solvia.example");
  expect((await thief.call("POST", "/user/company-image", { image: presigned.key })).status).toBe(404);
  expect((await customer.call("POST", "/uploads", { ...wish, size: 5_000_001 })).status).toBe(413);

  const inForm = async (size: number, begin = dot) => {
    const body = new FormData();
    const padded = Buffer.concat([begin, Buffer.alloc(size - begin.length)]);
    body.append("image", new Blob([padded], { type: "image/png" }), "logo.png");
    const headers = { origin: cloud.url, cookie: customer.cookie };
    return (await fetch(`${cloud.url}/api/user/company-image`, { method: "POST", body, headers })).status;
  };
  expect(await inForm(1000)).toBe(200);
  expect(await inForm(1000, Buffer.from("<svg"))).toBe(415);
  expect(await inForm(5_000_001)).toBe(413);
});

it("carries a chat live, and gives after a reconnect what was missed", async () => {
  const dial = async ({ cookie }: Caller) => {
    const socket = new WebSocket(cloud.chatUrl, { headers: { origin: cloud.url, cookie } });
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    return socket;
  };
  const heard = (socket: WebSocket) =>
    new Promise<{ message: { id: string; text: string } }>((resolve) =>
      socket.once("message", (data) => resolve(JSON.parse((data as Buffer).toString()))),
    );
  const say = (socket: WebSocket, text: string) =>
    socket.send(JSON.stringify({ action: "send", chatId: customerId, clientMessageId: `${text}-12345678`, text }));
  const [mine, office] = [await dial(customer), await dial(admin)];
  const [first, seen] = [heard(mine), heard(office)];
  say(mine, "uno");
  expect((await seen).message.text).toBe("uno");
  const { id } = (await first).message;
  const closed = new Promise((resolve) => mine.once("close", resolve));
  mine.terminate();
  await closed;
  const answered = heard(office);
  say(office, "due");
  await answered;
  const list = await customer.call("GET", `/chats/${customerId}/messages?after=${id}`);
  expect((list.body as { items: { text: string }[] }).items.map(({ text }) => text)).toEqual(["uno", "due"]);
  const back = await dial(customer);
  const next = heard(back);
  say(office, "tre");
  expect((await next).message.text).toBe("tre");
  expect((await admin.call("GET", "/back-office/chats")).body).toMatchObject({
    items: [{ id: customerId, lastText: "tre" }],
  });
  back.close();
  office.close();
});

it("tells of a VAT number by its register, and 502 when it is silent", async () => {
  const visitor = new Caller(cloud.url);
  const lookUp = (vat: string, locale: string) => visitor.call("GET", `/vat-data/${vat}/locale/${locale}`);
  expect((await lookUp("12345670157", "it")).body).toMatchObject({ status: "valid", name: "Gallo Impianti S.r.l." });
  expect((await lookUp("12345670158", "it")).body).toMatchObject({ status: "invalid" });
  expect((await lookUp("999999999", "de")).status).toBe(502);
});
