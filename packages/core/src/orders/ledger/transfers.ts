import { createHash } from "node:crypto";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { plainReference, type Receipt } from "../../payments/index.ts";
import { TransferEntity, type TransferBooking } from "./transfer.table.ts";

/** So many bookings of one reference are remembered: "bonifico" would otherwise grow for ever. */
const mostRemembered = 100;

const keyOf = (reference: string): string =>
  createHash("sha256").update(plainReference(reference)).digest("hex").slice(0, 32);

interface Transfer {
  reference: string;
  /** 0 where nothing is booked yet. */
  version: number;
  bookings: readonly TransferBooking[];
}

/** What is booked by this reference in any order; one request, consistent. */
export async function transferOf(reference: string): Promise<Transfer> {
  const key = keyOf(reference);
  const { Item } = await TransferEntity.build(GetItemCommand)
    .key({ reference: key })
    .options({ consistent: true })
    .send();
  return Item ?? { reference: key, version: 0, bookings: [] };
}

/** The write that notes a booking, for the transaction that makes it true: refused where another was noted since it was read. */
export function notedBooking(transfer: Transfer, { orderId, key, orderNumber = "", amount, settledOn }: Receipt) {
  return written(transfer, [{ orderId, key, orderNumber, amount, settledOn }, ...transfer.bookings]);
}

type Booked = Pick<Receipt, "orderId" | "key" | "reference">;

/** The item of a booking's reference, and what it has without that booking; undefined where it was never noted. */
async function withoutBooking({ orderId, key, reference }: Booked) {
  if (reference === undefined) return undefined;
  const transfer = await transferOf(reference);
  const left = transfer.bookings.filter((one) => one.orderId !== orderId || one.key !== key);
  return left.length < transfer.bookings.length ? { transfer, left } : undefined;
}

/** The write that forgets a booking that was struck out; none where it was never noted. */
export async function forgottenBooking(booked: Booked) {
  const found = await withoutBooking(booked);
  return found ? [written(found.transfer, found.left)] : [];
}

/** Forgets a booking whose order is erased; with the last one its reference goes. */
export async function eraseBooking(booked: Booked): Promise<void> {
  const found = await withoutBooking(booked);
  if (!found) return;
  const { transfer, left } = found;
  const gone = TransferEntity.build(DeleteTransaction)
    .key({ reference: transfer.reference })
    .options({ condition: { attr: "version", eq: transfer.version } });
  await execute(left.length > 0 ? written(transfer, left) : gone);
}

const written = ({ reference, version }: Transfer, bookings: readonly TransferBooking[]) =>
  TransferEntity.build(PutTransaction)
    .item({ reference, version: version + 1, bookings: bookings.slice(0, mostRemembered) })
    .options({ condition: version === 0 ? { attr: "version", exists: false } : { attr: "version", eq: version } });
