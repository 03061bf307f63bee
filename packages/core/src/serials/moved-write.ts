import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { instant } from "../platform/time.ts";
import { standingIn } from "./scan/move-serial.ts";
import type { Serial, Standing } from "./serial.ts";
import { SerialEntity, serialItem } from "./serial.table.ts";

/** The write of a piece that stands otherwise from now on, on condition that nobody has touched it since; how it stood is kept beside. */
export const movedWrite = (piece: Serial, standing: Standing, now: Date) =>
  SerialEntity.build(PutTransaction)
    .item(
      serialItem({
        ...piece,
        ...standing,
        before: standingIn(piece),
        version: piece.version + 1,
        changedOn: instant(now),
      }),
    )
    .options({ condition: { attr: "version", eq: piece.version } });
