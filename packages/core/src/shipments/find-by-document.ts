import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { ShipmentRowEntity } from "../orders/index.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { table } from "../platform/table.ts";
import { TransportDocumentEntity } from "./papers/transport-document.table.ts";
import { typedDocumentNumber } from "./typed-document-number.ts";
import type { Row } from "./told-rows.ts";

/** The shipments of the transport document that a whole number names, whatever month it is of, annulled ones too; undefined where nothing is called so. */
export async function shipmentsDocumented(text: string | undefined): Promise<Row[] | undefined> {
  const number = typedDocumentNumber(text ?? "");
  if (number === undefined) return undefined;
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: `TRANSPORTNUMBER#${number}` })
    .entities(TransportDocumentEntity)
    .options({ limit: 10 })
    .send();
  const ids = [...new Set(Items.map(({ shipmentId }) => shipmentId))];
  return ids.length === 0
    ? undefined
    : readAll(
        ShipmentRowEntity,
        ids.map((id) => ({ id })),
      );
}
