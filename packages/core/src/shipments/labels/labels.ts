import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { $add, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { gs1CompanyPrefix } from "../../content/index.ts";
import { Problem } from "../../platform/problems.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { PackageCounterEntity, ShipmentLabelsEntity } from "./labels.table.ts";
import { ssccOf } from "./sscc.ts";

/** The next references of the house's prefix, in one step: no two packages of the house ever have the same. */
async function takeReferences(count: number): Promise<number[]> {
  const { Attributes } = await PackageCounterEntity.build(UpdateItemCommand)
    .item({ prefix: gs1CompanyPrefix, last: $add(count) })
    .options({ returnValues: "ALL_NEW" })
    .send();
  const last = Attributes?.last ?? 0;
  return Array.from({ length: count }, (_, at) => last - count + at + 1);
}

/** The codes of a shipment's packages, one each: those that were printed stay, a package more has another one. */
export const codesOf = (shipmentId: string, packages: number): Promise<string[]> =>
  decidedAnew(async () => {
    const { Item } = await ShipmentLabelsEntity.build(GetItemCommand)
      .key({ shipmentId })
      .options({ consistent: true })
      .send();
    const { codes = [], version = 0 } = Item ?? {};
    if (codes.length >= packages) return codes.slice(0, packages);
    const fresh = await takeReferences(packages - codes.length);
    const all = [...codes, ...fresh.map((reference) => ssccOf(gs1CompanyPrefix, reference))];
    try {
      await ShipmentLabelsEntity.build(PutItemCommand)
        .item({ shipmentId, codes: all, version: version + 1 })
        .options({ condition: Item ? { attr: "version", eq: version } : { attr: "version", exists: false } })
        .send();
    } catch (error) {
      if (conditionFailed(error)) throw new Problem("version-conflict");
      throw error;
    }
    return all;
  });
