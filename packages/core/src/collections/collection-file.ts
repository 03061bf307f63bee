import { createHash } from "node:crypto";
import { setting } from "../platform/config.ts";
import { downloadUrl } from "../platform/files/downloads.ts";
import { writeObject } from "../platform/files/storage.ts";
import { Problem } from "../platform/problems.ts";
import { romeDate } from "../platform/time.ts";
import type { CollectionKind } from "../payments/index.ts";
import type { Collection, CollectionLine } from "./collection.ts";
import { writeRiba, type RibaReceipt } from "./files/write-riba.ts";
import { writeSdd, type SddDebit } from "./files/write-sdd.ts";
import { ribaCreditor, sddCreditor } from "./our-bank.ts";
import { loadCollection } from "./stored-collection.ts";

const italianDay = (day: string): string => day.split("-").toReversed().join("/");

const receiptOf = ({ debtor, ...line }: CollectionLine, number: number): RibaReceipt => ({
  collectedOn: line.collectedOn,
  amount: line.amount,
  debtor: {
    name: debtor.name,
    taxCode: debtor.taxCode,
    street: debtor.street,
    houseNumber: debtor.houseNumber,
    postalCode: debtor.postalCode,
    town: debtor.town,
    provinceCode: debtor.provinceCode ?? "",
    iban: debtor.iban,
  },
  customerCode: debtor.taxCode,
  reference: `FATT. ${line.invoiceNumber} DEL ${italianDay(line.invoicedOn)} ORDINE ${line.orderNumber}`,
  number,
});

const debitOf = ({ debtor, ...line }: CollectionLine): SddDebit => {
  const { mandate } = line;
  if (!mandate) throw new RangeError(`the debit ${line.id} has no mandate`);
  return {
    id: line.id,
    collectedOn: line.collectedOn,
    amount: line.amount,
    mandate: { ...mandate, sequence: mandate.sequence ?? "RCUR" },
    debtor: { name: debtor.name, iban: debtor.iban, address: debtor },
    reference: `FATT. ${line.invoiceNumber} DEL ${italianDay(line.invoicedOn)} ORDINE ${line.orderNumber}`,
  };
};

/** The file of a slip, letter by letter the same whenever it is written. */
export const fileOf = ({ kind, number, createdOn, lines }: Collection): string =>
  kind === "sdd"
    ? writeSdd({ name: number, createdOn, creditor: sddCreditor, debits: lines.map(debitOf) })
    : writeRiba({
        name: number,
        createdOn: romeDate(new Date(createdOn)),
        creditor: ribaCreditor,
        receipts: lines.map((line, at) => receiptOf(line, at + 1)),
      });

/** How a kind's files end, and what they are. */
const formats = {
  riba: { ending: "txt", contentType: "text/plain" },
  sdd: { ending: "xml", contentType: "application/xml" },
} as const satisfies Record<CollectionKind, object>;

/** Stores the slip's file under a name that its content gives it, so that no other is ever stored in its place; answers where. */
export async function storeFile(slip: Collection): Promise<string> {
  const bytes = new TextEncoder().encode(fileOf(slip));
  const hash = createHash("sha256").update(bytes).digest("hex");
  const { ending, contentType } = formats[slip.kind];
  const key = `collections/${slip.id}/${hash}.${ending}`;
  await writeObject(setting("PRIVATE_BUCKET"), key, bytes, contentType);
  return key;
}

/** A short-lived address of a slip's file. Problems: not-found, invalid-transition while it is being made. */
export async function collectionFile(id: string): Promise<string> {
  const { fileKey, number, kind, state } = await loadCollection(id);
  if (!fileKey) throw new Problem("invalid-transition", { state });
  const { ending, contentType } = formats[kind];
  return downloadUrl({ key: fileKey, fileName: `${number}.${ending}`, contentType, disposition: "attachment" });
}
