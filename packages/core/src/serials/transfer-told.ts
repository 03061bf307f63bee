import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import {
  beginTransfer,
  callOffTransfer,
  endAbandonedTransfers,
  endTransfer,
  movementStands,
  transferGoods,
  type Halves,
  type Movement,
  type Transfer,
} from "../logistics/index.ts";
import { invalid, Problem, type FieldProblem } from "../platform/problems.ts";
import { overConflicts } from "../platform/storing/over-conflicts.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { cancellationReasons } from "../platform/storing/transaction.ts";
import { instant } from "../platform/time.ts";
import { movedWrite } from "./moved-write.ts";
import { missingSerials } from "./scan/closing.ts";
import { standingIn } from "./scan/move-serial.ts";
import { productsOf } from "./scan/read-scan.ts";
import { needsSerials, serialMachine, type Serial, type Standing } from "./serial.ts";
import { ScannedEntity, SerialEntity } from "./serial.table.ts";
import { settledNow, standingNow, type StandingSerial } from "./standing-now.ts";
import { keptCode } from "./take-back.ts";

interface TellingTransfer extends Omit<Transfer, "lines"> {
  lines: readonly (Transfer["lines"][number] & {
    /** Which pieces go, where they are told apart. */
    serials?: readonly string[] | undefined;
  })[];
}

/** Writes that a transaction of the database takes, and those of each line besides its pieces: both warehouses' stock, the article's, its count. */
const [mostWrites, ofLine] = [100, 4];
/** Pieces of one of several transactions, beside their article's count and the movement. */
const atOnce = 90;

/**
 * Goods go from one warehouse to another with the pieces that are told apart: those of an article that needs serials each by its own, unless an administrator says why not. A piece stands in the other warehouse
 * from the transaction on in which the goods do: where they are too many for one, they are written by heaps for what is to come, and the last transaction lets all of it come about; broken off in between, nothing has moved and
 * `endAbandonedTransfers` sets them free. Problems: as of `transferGoods`; serials-missing; the fields `serials` of `lines` as `too-big`, `serial-twice`, `serial-unknown`, `serial-elsewhere`,
 * `serial-not-in-stock`, `serial-scanned` with the `code`; version-conflict where somebody has touched a piece meanwhile.
 */
export async function transferTold({ lines: told, ...said }: TellingTransfer, now: Date): Promise<Movement[]> {
  const lines = told.map(({ productId, productCode, quantity }) => ({ productId, productCode, quantity }));
  const pieces = await piecesOf(told, said, now);
  const transfer = { ...said, lines };
  if (pieces.length + 2 + ofLine * lines.length <= mostWrites) {
    return transferGoods(transfer, now, (halves) => [
      ...pieces.map((piece) => pieceWrite(piece, halves, now)),
      ...countsOf(pieces).map(([productId, scanned]) =>
        ScannedEntity.build(PutTransaction).item({ movementId: halves.comes.id, productId, scanned }),
      ),
    ]);
  }
  const halves = await beginTransfer(transfer, now);
  try {
    for (const [productId] of countsOf(pieces)) {
      const own = pieces.filter((piece) => piece.productId === productId);
      for (let at = 0; at < own.length; at += atOnce) await writeHeap(own.slice(at, at + atOnce), halves, now);
    }
    return await endTransfer(halves, [], now);
  } catch (error) {
    await callOffTransfer(halves, now);
    throw error;
  }
}

const countsOf = (pieces: readonly Serial[]): [productId: string, count: number][] =>
  [...Map.groupBy(pieces, ({ productId }) => productId)].map(([productId, own]) => [productId, own.length]);

async function writeHeap(pieces: readonly Serial[], halves: Halves, now: Date): Promise<void> {
  const count = ScannedEntity.build(UpdateTransaction).item({
    movementId: halves.comes.id,
    productId: pieces[0]?.productId ?? "",
    scanned: $add(pieces.length),
  });
  const writes = pieces.map((piece) => pieceWrite(piece, halves, now));
  try {
    await overConflicts(() => execute(...writes, count, movementStands(halves.comes)));
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
}

/** The piece as it stands once the goods have come; before that it stands where it was (`standingNow`). */
function pieceWrite(piece: Serial, { leaves, comes }: Halves, now: Date) {
  const gone = serialMachine.after(standingIn(piece), "unload", "warehouse");
  const there: Standing = {
    ...serialMachine.after(gone, "arrive", "warehouse"),
    warehouseId: comes.warehouseId,
    movementId: comes.id,
    loadId: comes.id,
    loadedOn: instant(now),
    unloadId: leaves.id,
    unloadedOn: instant(now),
  };
  return movedWrite(piece, there, now);
}

type Said = Pick<Transfer, "warehouseId" | "withoutSerials">;

/** The pieces that are named, as they stand: all that are needed, and each in the warehouse that they leave. Two requests, and some for each hundred pieces. */
async function piecesOf(lines: TellingTransfer["lines"], said: Said, now: Date): Promise<Serial[]> {
  const named = lines.map(({ productId, serials = [] }) =>
    serials.map((code) => ({ code: keptCode(code), productId })),
  );
  const [products, found] = await Promise.all([
    productsOf(lines.map(({ productId }) => productId)),
    readAll(SerialEntity, [...new Map(named.flat().map((key) => [keyOf(key), key])).values()]),
  ]);
  const standing = new Map((await freeNow(found, now)).map((piece) => [keyOf(piece), piece]));
  const faults = named.flatMap((keys, at): FieldProblem[] => {
    const field = `lines.${at}.serials`;
    const maximum = lines[at]?.quantity ?? 0;
    if (keys.length > maximum) return [{ field, code: "too-big", params: { maximum } }];
    const wrong = keys.flatMap((key, place) => {
      const isTwice = keys.findIndex(({ code }) => code === key.code) < place;
      const why = isTwice ? "serial-twice" : faultOf(standing.get(keyOf(key)), said.warehouseId);
      return why ? [{ field, code: why, params: { code: key.code } }] : [];
    });
    return wrong.slice(0, 1);
  });
  if (faults.length > 0) throw invalid(...faults);
  const told = lines.map(({ productId, quantity: expected }, at) => {
    const product = products.get(productId);
    const isRequired = product !== undefined && needsSerials(product.category, product.series.typology);
    const scanned = named[at]?.length ?? 0;
    return { product, productId, expected, scanned, missing: isRequired ? expected - scanned : 0 };
  });
  if (said.withoutSerials === undefined) {
    const missing = missingSerials(told);
    if (missing) throw missing;
  }
  return settledNow(found);
}

/** Pieces as they stand; those of transfers that a crash has left are set free first. */
async function freeNow(found: readonly Serial[], now: Date): Promise<StandingSerial[]> {
  const standing = await standingNow(found);
  const isHeld = standing.some(({ scannedFor }) => scannedFor);
  return isHeld && (await endAbandonedTransfers(now)) > 0 ? standingNow(found) : standing;
}

const keyOf = ({ code, productId }: { code: string; productId: string }): string => `${productId}#${code}`;

/** Why a piece can't leave a warehouse, if it can't. */
function faultOf(piece: StandingSerial | undefined, warehouseId: string): string | undefined {
  if (!piece) return "serial-unknown";
  if (piece.scannedFor) return "serial-scanned";
  if (piece.state !== "in_stock") return "serial-not-in-stock";
  return (piece.warehouseId ?? warehouseId) === warehouseId ? undefined : "serial-elsewhere";
}
