import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { StandOutEntity } from "./series.table.ts";

/** The products that the home page puts forward, in order. */
export async function readStandOut(): Promise<readonly string[]> {
  return (await StandOutEntity.build(GetItemCommand).key({ list: "home" }).send()).Item?.productIds ?? [];
}

export async function writeStandOut(productIds: readonly string[]): Promise<void> {
  await StandOutEntity.build(PutItemCommand).item({ list: "home", productIds }).send();
}
