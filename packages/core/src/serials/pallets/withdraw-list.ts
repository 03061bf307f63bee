import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { movementStands, type Movement } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { scannedFor } from "../scan/read-scan.ts";
import type { Serial } from "../serial.ts";
import { AnnouncedEntity, announcedLoose, ScannedEntity, SerialEntity } from "../serial.table.ts";
import { keyOf } from "./judge-list.ts";
import type { Pallet } from "./pallet.ts";

/** Pieces of one transaction, beside their article's counts and the movement. */
const atOnce = 90;

/** Demands that nobody has begun to receive by a movement's list. Problem: list-scanned. */
export async function demandUnscanned(movementId: string, pallets: readonly Pallet[]): Promise<void> {
  const scanned = [...(await scannedFor(movementId)).values()].some((count) => count > 0);
  if (scanned || pallets.some(({ receivedOn }) => receivedOn !== undefined)) throw new Problem("list-scanned");
}

/** What a movement's lists have announced and nobody has scanned: on its pallets, and on none. A request, and one for each hundred. */
async function announcedPieces(movementId: string, pallets: readonly Pallet[]): Promise<Serial[]> {
  const { Items: loose = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi4", partition: announcedLoose(movementId) })
    .entities(SerialEntity)
    .options({ maxPages: Infinity })
    .send();
  const named = [...pallets.flatMap(({ pieces }) => pieces), ...loose].map(({ code, productId }) => ({
    code,
    productId,
  }));
  const keys = new Map(named.map((piece) => [keyOf(piece.code, piece.productId), piece]));
  const found = await readAll(SerialEntity, [...keys.values()]);
  return found.filter((piece) => piece.announcedFor === movementId && piece.state === "expected");
}

/**
 * Takes back what earlier lists of a movement have announced and the new one doesn't name, by heaps of an article: a transaction each, which fails where
 * a piece of it was scanned meanwhile. The same again goes on where it broke off. What was taken back. Problem: list-scanned.
 */
export async function withdrawUnnamed(
  movement: Movement,
  pallets: readonly Pallet[],
  named: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const standing = await announcedPieces(movement.id, pallets);
  const gone = standing.filter(({ code, productId }) => !named.has(keyOf(code, productId)));
  for (const [productId, pieces] of Map.groupBy(gone, (piece) => piece.productId))
    for (let at = 0; at < pieces.length; at += atOnce)
      await withdraw(movement, productId, pieces.slice(at, at + atOnce));
  return new Set(gone.map(({ code, productId }) => keyOf(code, productId)));
}

async function withdraw(movement: Movement, productId: string, pieces: readonly Serial[]): Promise<void> {
  const ofArticle = { movementId: movement.id, productId };
  const deleted = pieces.map(({ code, version }) =>
    SerialEntity.build(DeleteTransaction)
      .key({ code, productId })
      .options({ condition: { attr: "version", eq: version } }),
  );
  const unscanned = ScannedEntity.build(ConditionCheck)
    .key(ofArticle)
    .condition({
      or: [
        { attr: "scanned", exists: false },
        { attr: "scanned", eq: 0 },
      ],
    });
  const count = AnnouncedEntity.build(UpdateTransaction)
    .item({ ...ofArticle, announced: $add(-pieces.length) })
    .options({ condition: { attr: "announced", gte: pieces.length } });
  try {
    await overConflicts(() => execute(...deleted, unscanned, count, movementStands(movement)));
  } catch (error) {
    if (!cancellationReasons(error).some(Boolean)) throw error;
    await demandUnscanned(movement.id, []);
    throw new Problem("version-conflict");
  }
}
