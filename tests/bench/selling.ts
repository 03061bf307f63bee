import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Quotation, QuotationVersion } from "@solvia/core/quotations/quotation";
import { createTable, startDatabase } from "@solvia/local/database/database";
import { milliseconds, percentile, timings, type Row } from "./measure.ts";
import { requestsOf } from "./requests.ts";

const lines = 200;
const open = 10_000;
/** Templates of which the open ones are copies, each of so many articles out of so many, for so many customers. */
const [templates, articles, catalogue, customers] = [40, 20, 500, 1000];

/** What quotations and invoices cost, with the database of one machine in this process' company. */
export async function sellingRows(): Promise<Row[]> {
  const { endpoint, stop } = await startDatabase();
  Object.assign(process.env, {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    TABLE_NAME: "solvia-selling",
    SITE_ORIGIN: "http://localhost:3000",
  });
  await createTable(endpoint, "solvia-selling");
  const { product } = await import("../support/shop.ts");
  const ids = await Promise.all(Array.from({ length: catalogue }, () => product(100_000)));
  const rows = [...(await longQuotation(ids)), ...(await invoiceRows()), ...(await openQuotations(ids))];
  await stop();
  return rows;
}

/** A quotation of 200 lines: priced when it is drafted, read as its customer's page reads it, and drawn. */
async function longQuotation(ids: readonly string[]): Promise<Row[]> {
  const { now } = await import("../support/shop.ts");
  const { sentQuotation } = await import("../support/quotations.ts");
  const { createQuotation } = await import("@solvia/core/quotations/selling/drafting");
  const { loadQuotation, loadVersion } = await import("@solvia/core/quotations/stored-quotation");
  const { customerView } = await import("@solvia/core/quotations/views");
  const { pdfOf } = await import("@solvia/core/quotations/paper/quotation-pdf");
  const { ownQuotation } = await import("@solvia/core/quotations/stored-quotation");
  const wanted = ids.slice(0, lines).map((productId, at) => ({ productId, quantity: 1 + (at % 40) }));
  const { agent, user, quotation } = await sentQuotation(wanted);
  const price = () => createQuotation(agent, { userId: user.id, lines: wanted }, now);
  const page = async () => customerView(await loadQuotation(quotation.id), now);
  const version = await loadVersion(quotation.id, 1);
  // What its customer's request asks of the database; the file itself is drawn of the version alone, and kept.
  const paper = async () => pdfOf(await loadVersion((await ownQuotation(user, quotation.id)).id, 1));
  const what = `a quotation of ${lines} lines`;
  return [
    { what: `${what} priced and written, p50`, measured: percentile(await timings(20, price), 0.5), unit: "ms" },
    { what: `${what} priced and written: requests`, measured: await requestsOf(price), unit: "" },
    { what: `${what} as its page reads it, p50`, measured: percentile(await timings(20, page), 0.5), unit: "ms" },
    { what: `${what} as its page reads it: requests`, measured: await requestsOf(page), unit: "" },
    {
      what: `${what} as PDF, p50`,
      measured: percentile(await timings(10, () => pdfOf(version)), 0.5),
      unit: "ms",
    },
    { what: `${what} as PDF: requests`, measured: await requestsOf(paper), unit: "" },
  ];
}

/** An invoice worked out of its order, written as the exchange wants it, and checked by its schema where that is there. */
async function invoiceRows(): Promise<Row[]> {
  const { storedPaidOrder } = await import("../support/paid-order.ts");
  const { schemaFaults, schemaIsThere } = await import("../support/fattura.ts");
  const { issueInvoice } = await import("@solvia/core/invoicing/issue/issue-invoice");
  const { findDocument } = await import("@solvia/core/invoicing/load-document");
  const { xmlWith } = await import("@solvia/core/invoicing/issue/renderings");
  const { drawDocument } = await import("@solvia/core/invoicing/paper/draw-document");
  const { startStorage } = await import("@solvia/local/database/storage");
  const folder = await mkdtemp(join(tmpdir(), "solvia-selling-"));
  const storage = await startStorage(folder, { credentials: { accessKeyId: "local", secretAccessKey: "local" } });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: storage.objectsEndpoint,
    PRIVATE_BUCKET: storage.privateBucket,
  });
  const now = new Date("2026-11-23T10:00:00Z");
  const issue = (id: string) =>
    issueInvoice(id, { type: "TD01", total: 319_805 }, { fiscalCode: "RSSMRA85T10A562S" }, now);
  const make = async () => issue((await storedPaidOrder()).id);
  const made = percentile(await timings(20, make), 0.5);
  const { id: waiting } = await storedPaidOrder();
  const requests = await requestsOf(() => issue(waiting));
  const order = await make();
  const document = await findDocument(order.invoices?.[0]?.id ?? "");
  if (!document) throw new Error("The invoice is there");
  const pdf = await drawDocument(document.content);
  const xml = Buffer.from(xmlWith(document, pdf)).toString("utf8");
  const rows: Row[] = [
    { what: "an invoice made: number, document, XML and PDF, p50", measured: made, unit: "ms" },
    { what: "an invoice made: requests", measured: requests, unit: "" },
    { what: "its XML, p50", measured: percentile(await timings(50, () => xmlWith(document, pdf)), 0.5), unit: "ms" },
    {
      what: "its PDF, p50",
      measured: percentile(await timings(20, () => drawDocument(document.content)), 0.5),
      unit: "ms",
    },
  ];
  if (schemaIsThere)
    rows.push({
      what: "its XML validated by the official schema, p50",
      measured: percentile(await timings(20, () => schemaFaults(xml)), 0.5),
      unit: "ms",
      note: schemaFaults(xml).length > 0 ? "NOT VALID" : undefined,
    });
  await storage.stop();
  await rm(folder, { recursive: true, force: true });
  return rows;
}

/** The nightly look at every open quotation. */
async function openQuotations(ids: readonly string[]): Promise<Row[]> {
  const { PutItemCommand } = await import("dynamodb-toolbox/entity/actions/put");
  const { GetItemCommand } = await import("dynamodb-toolbox/entity/actions/get");
  const { UserEntity } = await import("@solvia/core/accounts/user.table");
  const { newId } = await import("@solvia/core/platform/ids");
  const { inPool } = await import("@solvia/core/platform/work/in-pool");
  const { indexKeysOf, QuotationEntity, QuotationVersionEntity } =
    await import("@solvia/core/quotations/quotation.table");
  const { loadQuotation, loadVersion } = await import("@solvia/core/quotations/stored-quotation");
  const { recheckQuotations } = await import("@solvia/core/quotations/living/recheck");
  const { now } = await import("../support/shop.ts");
  const { sentQuotation } = await import("../support/quotations.ts");
  const made: { quotation: Quotation; version: QuotationVersion }[] = [];
  for (let at = 0; at < templates; at++) {
    const wanted = Array.from({ length: articles }, (_, line) => ({
      productId: ids[(at * 37 + line * 11) % ids.length]!,
      quantity: 1 + line,
    }));
    const { quotation } = await sentQuotation(wanted);
    made.push({ quotation: await loadQuotation(quotation.id), version: await loadVersion(quotation.id, 1) });
  }
  const { Item: user } = await UserEntity.build(GetItemCommand).key({ id: made[0]!.quotation.userId }).send();
  if (!user) throw new Error("The customer is there");
  const userIds = Array.from({ length: customers }, () => newId());
  const customersMade = userIds.map((id) => ({ ...user, id, email: `${id}@example.com` }));
  await inPool(customersMade, 16, (one) => UserEntity.build(PutItemCommand).item(one).send());
  const copies = Array.from({ length: open - templates }, (_, at) => ({
    ...made[at % templates]!,
    id: newId(),
    userId: userIds[at % customers]!,
  }));
  await inPool(copies, 16, async ({ quotation, version, id, userId }) => {
    const copy = { ...quotation, id, userId, number: id.slice(-8) };
    await QuotationEntity.build(PutItemCommand)
      .item({ ...copy, productIds: [...copy.productIds], ...indexKeysOf(copy) })
      .send();
    await QuotationVersionEntity.build(PutItemCommand)
      .item({
        ...version,
        quotationId: id,
        userId,
        number: copy.number,
        gsi1pk: `USER#${userId}#QUOTATIONVERSIONS`,
        gsi1sk: `${version.sentOn}#${id}`,
      })
      .send();
  });
  const what = `${open.toLocaleString("en")} open quotations looked at`;
  let counts = { checked: 0, changed: 0 };
  const look = async () => {
    counts = await recheckQuotations(now);
  };
  const firstRequests = await requestsOf(look);
  const [checked, changed] = [counts.checked, counts.changed];
  const [passed] = await milliseconds(look);
  const requests = await requestsOf(look);
  return [
    {
      what: `${what}, the first night: requests`,
      measured: firstRequests,
      unit: "",
      note: `${checked} seen, ${changed} noted`,
    },
    { what: `${what}, a night without a change`, measured: passed / 1000, unit: "s" },
    {
      what: `${what}, a night without a change: requests`,
      measured: requests,
      unit: "",
      note: `${counts.changed} noted`,
    },
  ];
}
