import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cardProvider } from "@solvia/core/payments/card-provider";
import { setting } from "@solvia/core/platform/config";
import { schedules } from "@solvia/core/platform/work/work";
import type { LocalCloud } from "@solvia/local/cloud";
import { startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startTestCloud({ seeded: false });
});
afterAll(() => cloud.stop());

const page = async (): Promise<string> => (await fetch(cloud.consoleUrl)).text();

const press = (path: string, body = "", origin = cloud.url) =>
  fetch(`${cloud.consoleUrl}/${path}`, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
  });

const noticeOf = (response: Response): string | null =>
  new URL(response.headers.get("location") ?? "", cloud.url).searchParams.get("notice");

it("lists queues, schedules with their times, and the mailbox", async () => {
  const text = await page();
  for (const { expression } of Object.values(schedules)) expect(text).toContain(`<code>${expression}</code>`);
  expect(text).toContain(`href="${cloud.mailboxUrl}"`);
  expect(text).toContain("search-index");
});

it.each(Object.keys(schedules))("runs the schedule %s by hand", async (name) => {
  expect(noticeOf(await press(`schedules/${name}/run`))).toBe(`${name} ran`);
});

it("does nothing for another site's page, and knows no other actions", async () => {
  expect((await press("schedules/late-payments/run", "", "https://evil.example")).status).toBe(403);
  expect((await press("schedules/no-such/run")).status).toBe(404);
});

it("shows dead letters, their text escaped, and sends them back to their queue", async () => {
  const body = JSON.stringify({ id: "E1", type: "<b>unknown</b>", payload: {} });
  await new SQSClient({}).send(
    new SendMessageCommand({ QueueUrl: `${setting("QUEUE_EMAIL_URL")}-dead`, MessageBody: body }),
  );
  expect(await page()).toContain("&lt;b&gt;unknown&lt;/b&gt;");
  expect(noticeOf(await press("queues/email/redrive"))).toBe("1 dead letters of email are back in the queue");
  expect(await page()).not.toContain("unknown");
});

it("moves the exchange's clock, and gives a document's notices otherwise; what nobody asks for so is refused in words", async () => {
  const name = "IT00000000000_00001.xml";
  const xml =
    "<TipoDocumento>TD01</TipoDocumento><Numero>7/2026</Numero><CodiceDestinatario>LATE001</CodiceDestinatario>";
  expect((await fetch(`${setting("EXCHANGE_URL")}/files/${name}`, { method: "PUT", body: xml })).status).toBe(200);
  const given = async () => {
    const { items } = (await (await fetch(`${setting("EXCHANGE_URL")}/notices`)).json()) as {
      items: { kind: string; codes: string[] }[];
    };
    return items.map(({ kind, codes }) => [kind, ...codes].join(" "));
  };
  const asked = async (act: string, body: string) => noticeOf(await press(`exchange/${act}`, body));
  expect(await page()).toContain(name);
  expect(await given()).toEqual([]);
  for (const days of ["0", "-1", "1.5", "367", "x", ""])
    expect(await asked("advance", `days=${days}`)).toBe("The clock is moved by 1 to 366 whole days");
  expect(await asked("advance", "days=5")).toMatch(/^The exchange's clock is at /);
  expect(await given()).toEqual(["RC"]);
  expect(await asked("late", `file=${name}`)).toBe(`The notices of ${name} are given: late`);
  expect(await given()).toEqual([]);
  expect(await asked("reversed", `file=${name}`)).toBe(`The notices of ${name} are given: reversed`);
  expect(await given()).toEqual(["RC"]);
  expect(await asked("twice", `file=${name}`)).toBe(`The notices of ${name} are given: twice`);
  expect(await page()).toContain("2 times");
  for (const code of ["311", "00x11", ""])
    expect(await asked("refuse", `file=${name}&code=${code}`)).toBe("A code of the exchange has five figures");
  expect(await asked("refuse", `file=${name}&code=00311`)).toBe(`${name} is refused with 00311`);
  expect(await given()).toEqual(["NS 00311"]);
  expect(await asked("twice", "file=none.xml")).toBe("The exchange has no file none.xml");
  expect((await press("exchange/no-such", `file=${name}`)).status).toBe(404);
});

it("delivers the card provider's events again, out of order, and each twice", async () => {
  const intent = await cardProvider().paymentIntents.create({ amount: 1000, currency: "eur" });
  await cardProvider().paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
  const { data } = await cardProvider().events.list({ limit: 10 });
  const form = (order: string) => [...data.map(({ id }) => `event=${id}`), `order=${order}`].join("&");
  const text = await page();
  for (const { id } of data) expect(text).toContain(id);
  const count = data.length;
  for (const [order, sent] of [
    ["newest-first", count],
    ["oldest-first", count],
    ["twice", 2 * count],
  ] as const) {
    const notice = noticeOf(await press("card-events/deliver", form(order)));
    expect(notice).toBe(`${sent} of ${sent} deliveries were accepted by the webhook`);
  }
});
