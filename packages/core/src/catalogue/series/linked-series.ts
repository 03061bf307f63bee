import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { invalid } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { SeriesEntity } from "./series.table.ts";

const field = "seriesIdLinks";

/** What spec 5 asks of linked series: never the product's own, none twice. The code of the fault, if there is one. */
export function linkFault(seriesId: string, links: readonly string[]): "own-series" | "duplicate" | undefined {
  if (links.includes(seriesId)) return "own-series";
  return new Set(links).size === links.length ? undefined : "duplicate";
}

/** The links by that rule, each to a series that is there. Problem: invalid-input. */
export async function checkedLinks(seriesId: string, links: readonly string[]): Promise<string[]> {
  const fault = linkFault(seriesId, links);
  if (fault) throw invalid({ field, code: fault });
  if (links.length === 0) return [];
  const requests = links.map((id) => SeriesEntity.build(BatchGetRequest).key({ id }));
  const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
  if (Responses?.[0]?.some((series) => !series)) throw invalid({ field, code: "not-found" });
  return [...links];
}
