import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import type { User } from "../../platform/access.ts";
import { downloadUrl } from "../../platform/files/downloads.ts";
import { setting } from "../../platform/config.ts";
import { FileEntity } from "../../platform/files/file.table.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { releaseFiles } from "../../platform/files/released-files.ts";
import { copyObject, headObject, writeObject } from "../../platform/files/storage.ts";
import { instant } from "../../platform/time.ts";
import { demandRoom } from "../../platform/storing/room.ts";
import { ownUpload } from "../../platform/files/uploads.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { hasEnded, isFiscal, proFormaId, type Order, type OrderDocument, type OrderDocumentKind } from "../order.ts";
import { demandRoomWith } from "../order-room.ts";
import { drawProForma } from "./pro-forma/pro-forma.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";

const pdf = "application/pdf";

/**
 * A short-lived address of an order's document. The pro-forma is drawn when it is first asked for, once per version
 * of the order, or each time where money of it comes back; the other documents are what the back office has added.
 */
export async function documentUrl(order: Order, documentId: string): Promise<string> {
  if (documentId === proFormaId) return downloadUrl(await proFormaOf(order));
  const document = order.documents?.find(({ id }) => id === documentId);
  if (!document) throw new Problem("not-found");
  return downloadUrl({ key: document.key, fileName: document.name, contentType: document.contentType });
}

async function proFormaOf(order: Order) {
  const key = `orders/${order.id}/pro-forma-${order.version}.pdf`;
  const bucket = setting("PRIVATE_BUCKET");
  // Money comes back without a new version of the order.
  const receipts = hasEnded(order) || order.withdrawals ? await receiptsOf(order) : undefined;
  if (receipts || !(await headObject(bucket, key)))
    await writeObject(bucket, key, await drawProForma(order, receipts), pdf);
  return { key, fileName: `pro-forma-${order.number}.pdf`, contentType: pdf };
}

interface NewDocument {
  kind: OrderDocumentKind;
  name: string;
  /** Key of the back office's own upload. */
  file: string;
}

/** Adds a document that the customer can then read; it also gets a name of its own for `/download-file/{name}`. */
export async function addDocument(user: User, orderId: string, wish: NewDocument, now: Date): Promise<Order> {
  const order = await loadOrder(orderId);
  const known = order.documents?.length ?? 0;
  demandRoom("orderDocuments", known, known + 1);
  const upload = await ownUpload(user.id, "order-document", wish.file);
  const id = newId();
  const key = `orders/${orderId}/${id}`;
  const bucket = setting("PRIVATE_BUCKET");
  await copyObject({ bucket, key: upload.key }, { bucket, key });
  const document: OrderDocument = {
    id,
    kind: wish.kind,
    name: wish.name,
    key,
    contentType: upload.contentType,
    addedOn: instant(now),
  };
  const file = FileEntity.build(PutTransaction).item({
    name: id,
    key,
    fileName: wish.name,
    contentType: upload.contentType,
    access: "customer",
    ownerId: order.userId,
    addedOn: document.addedOn,
  });
  const after = { ...order, documents: [...(order.documents ?? []), document] };
  demandRoomWith(after, "document", known);
  return writeOrder({ before: order, after, also: [file], now });
}

/**
 * Takes a document away from the order, and lets its file go. A fiscal document stays: it is withdrawn, or put right by
 * another one. Problems: not-found, fiscal-document, version-conflict.
 */
export async function removeDocument(orderId: string, documentId: string, now: Date): Promise<Order> {
  const order = await loadOrder(orderId);
  const documents = order.documents ?? [];
  const removed = documents.find(({ id }) => id === documentId);
  if (!removed) throw new Problem("not-found");
  if (isFiscal(removed.kind)) throw new Problem("fiscal-document");
  const after = { ...order, documents: documents.filter(({ id }) => id !== documentId) };
  const file = FileEntity.build(DeleteTransaction).key({ name: documentId });
  return writeOrder({ before: order, after, also: [file, releaseFiles([removed.key], now)], now });
}

/**
 * Withdraws a fiscal document that was added by mistake, for a reason: the employees keep it, marked, for its ten years; the
 * customer no longer has it. Problems: not-found, invalid-transition when it isn't fiscal, was withdrawn before or is the house's own,
 * version-conflict.
 */
export async function withdrawDocument(orderId: string, documentId: string, reason: string, now: Date): Promise<Order> {
  const order = await loadOrder(orderId);
  const documents = order.documents ?? [];
  const document = documents.find(({ id }) => id === documentId);
  if (!document) throw new Problem("not-found");
  if (!isFiscal(document.kind) || document.withdrawn || document.issued) throw new Problem("invalid-transition");
  const withdrawn = { ...document, withdrawn: { on: instant(now), reason } };
  const after = { ...order, documents: documents.map((one) => (one === document ? withdrawn : one)) };
  const file = FileEntity.build(UpdateTransaction).item({ name: documentId, access: "admin" });
  return writeOrder({ before: order, after, also: [file], now });
}
