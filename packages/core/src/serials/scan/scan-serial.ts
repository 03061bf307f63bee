import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import type { StoredProduct } from "../../catalogue/index.ts";
import { findMovement, isOpen, movementStands, readMovement, type Movement } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { readCode, type ReadCode } from "../codes/read-code.ts";
import type { Serial } from "../serial.ts";
import { ScannedEntity, SerialEntity, serialItem } from "../serial.table.ts";
import { demandNotLost, mostScanned, standingAfter, standingIn, standingOf } from "./move-serial.ts";
import { productsOf, scannedFor, serialsOfCode } from "./read-scan.ts";
import { pieceOf, type WantedScan } from "./piece-of.ts";
import { demandArrived } from "./questions.ts";
import { learnFrom, ofBrand } from "./shapes-known.ts";

export type { WantedScan } from "./piece-of.ts";

/** How a movement's line stands: pieces that it is of, and that were scanned. */
export interface ScannedLine {
  productId: string;
  productCode?: string | undefined;
  quantity: number;
  scanned: number;
}

export interface ScanResult {
  serial: Serial;
  /** It was scanned for this movement before: nothing has changed. */
  again: boolean;
  lines: ScannedLine[];
}

const tries = 5;

/**
 * Scans a piece for an open movement: one small transaction of the piece, the count of its article and the movement, which must be open at
 * that moment. The code decides the article (codes/judge-serial.ts). The same scan again changes nothing. Problems: not-found, movement-not-open, not-a-serial with
 * what it is instead, serial-article-unclear, serial-other-article, confirmation-needed, serial-exists, serial-shipped, serial-elsewhere,
 * serial-on-other-movement, serial-out-of-use, serials-complete.
 */
export async function scanSerial(movementId: string, wanted: WantedScan, now: Date): Promise<ScanResult> {
  const code = readCode(wanted.code);
  for (let attempt = 1; ; attempt += 1) {
    const movement = await readMovement(movementId);
    const [products, counts] = await Promise.all([
      productsOf(movement.lines.map(({ productId }) => productId)),
      scannedFor(movementId),
    ]);
    const known = (await Promise.all(code.serials.map(serialsOfCode))).flat();
    const here = known.find(({ movementId: its }) => its === movementId);
    const lines = linesOf(movement, counts);
    if (here) return { serial: here, again: true, lines };
    if (!isOpen(movement)) throw new Problem("movement-not-open", { state: movement.state });
    const { product, serial } = await pieceOf({ code, wanted, products, known });
    const mine = known.find((one) => one.code === serial && one.productId === product.id);
    const next = await nextOf({ mine, product, serial, movement, code, confirmed: wanted.confirmed, now });
    const line = lines.find(({ productId }) => productId === product.id);
    const most = mostScanned(movement, line?.quantity ?? 0);
    if (!line || line.scanned >= most) throw new Problem("serials-complete", { productId: product.id, quantity: most });
    if (await isWritten({ mine, next, movement, most })) {
      if (!mine) await Promise.all([product.id, ofBrand(product.brand)].map((of) => learnFrom(of, [serial])));
      line.scanned += 1;
      return { serial: next, again: false, lines };
    }
    // Somebody has scanned the same piece, filled the line or closed the movement meanwhile: what is true now says why.
    if (attempt === tries) throw new Problem("version-conflict");
  }
}

/** How the lines of a movement stand. */
export const linesOf = ({ lines }: Movement, counts: ReadonlyMap<string, number>): ScannedLine[] =>
  lines.map((line) => ({ ...line, scanned: counts.get(line.productId) ?? 0 }));

interface Next {
  mine: Serial | undefined;
  product: StoredProduct;
  serial: string;
  movement: Movement;
  code: ReadCode;
  confirmed: readonly string[] | undefined;
  now: Date;
}

/** The piece as it is once it was scanned. One that another open movement has is that one's. */
async function nextOf({ mine, product, serial, movement, code, confirmed, now }: Next): Promise<Serial> {
  const last = mine?.movementId === undefined ? undefined : await findMovement(mine.movementId);
  if (mine && last && isOpen(last)) throw new Problem("serial-on-other-movement", { movementId: last.id });
  const before = mine && standingOf(mine, last);
  demandNotLost(before, last, movement);
  await demandArrived({ mine, before, last, movement, confirmed, now });
  const standing = standingAfter(before, movement, now);
  const lot = code.elements?.lot;
  return {
    code: serial,
    productId: product.id,
    productCode: product.productCode,
    brand: product.brand,
    name: product.fields.name,
    createdOn: instant(now),
    ...(lot && { lot }),
    ...(movement.purchaseId && movement.direction === "load" && { purchaseId: movement.purchaseId }),
    ...mine,
    ...standing,
    before: before && standingIn(before),
    version: (mine?.version ?? 0) + 1,
    changedOn: instant(now),
  };
}

interface Write {
  mine: Serial | undefined;
  next: Serial;
  movement: Movement;
  most: number;
}

async function isWritten({ mine, next, movement, most }: Write): Promise<boolean> {
  const { productId } = next;
  const piece = SerialEntity.build(PutTransaction)
    .item(serialItem(next))
    .options({ condition: mine ? { attr: "version", eq: mine.version } : { attr: "version", exists: false } });
  const count = ScannedEntity.build(UpdateTransaction)
    .item({ movementId: movement.id, productId, scanned: $add(1) })
    .options({
      condition: {
        or: [
          { attr: "scanned", exists: false },
          { attr: "scanned", lt: most },
        ],
      },
    });
  try {
    await overConflicts(() => execute(piece, count, movementStands(movement)));
    return true;
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) return false;
    throw error;
  }
}
