import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { GuardEntity } from "../../../platform/storing/guard.table.ts";
import { fieldProblemsOf, type FieldProblem } from "../../../platform/problems.ts";
import type { CellProblem } from "../cells/cell-problem.ts";
import { typologyCodes } from "../cells/words-of-cells.ts";
import { saveSeries, SeriesEntity, SeriesFields, seriesNameKey } from "../../../catalogue/index.ts";
import type { MappedRow } from "../columns/mapping.ts";

type Wanted = MappedRow["series"];
type Found = { id: string } | { problem: CellProblem };
export type SeriesOf = (series: Wanted) => Promise<Found>;

interface Options {
  dryRun: boolean;
  now: Date;
  /** The picture of a series that an import makes: the editor asks for one, a table has none. */
  pictureOf: (series: Wanted) => Promise<string>;
}

/** Finds a row's series by its name, and makes it when it isn't there; asked once for every name. */
export function seriesByName(options: Options): SeriesOf {
  const lookups = new Map<string, Promise<{ id: string; stored: Wanted } | { problem: CellProblem }>>();
  return async (series) => {
    const key = seriesNameKey(series.name);
    const pending = lookups.get(key) ?? findOrMake(series, options);
    lookups.set(key, pending);
    const found = await pending;
    if ("problem" in found) return found;
    const same = found.stored.category === series.category && (found.stored.typology ?? "") === (series.typology ?? "");
    return same ? { id: found.id } : { problem: { field: "seriesName", code: "series-of-another-kind" } };
  };
}

/** A problem of the series by the row's own names of its fields, with the typologies that there are. */
function ofSeries(problem: FieldProblem, { category }: Wanted): CellProblem {
  if (problem.field === "name") return { ...problem, field: "seriesName" };
  if (problem.field !== "typology") return problem;
  const allowed = { is: "codes", of: `typology.${category}`, values: typologyCodes(category) } as const;
  return { ...problem, code: "not-allowed", allowed };
}

async function findOrMake(series: Wanted, { dryRun, now, pictureOf }: Options) {
  const checked = SeriesFields.safeParse(series);
  const [problem] = checked.success ? [] : fieldProblemsOf(checked.error);
  if (problem) return { problem: ofSeries(problem, series) };
  const { Item: guard } = await GuardEntity.build(GetItemCommand)
    .key({ kind: "SERIESNAME", value: seriesNameKey(series.name) })
    .send();
  if (guard) {
    const { Item } = await SeriesEntity.build(GetItemCommand).key({ id: guard.ownerId }).send();
    if (Item) return { id: Item.id, stored: Item };
  }
  if (dryRun) return { id: "new", stored: series };
  const imageUrl = await pictureOf(series);
  const { id } = await saveSeries({ ...series, imageUrl, imageUrlSmall: imageUrl, texts: {} }, now);
  return { id, stored: series };
}
