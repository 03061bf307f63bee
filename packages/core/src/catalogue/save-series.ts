import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { GuardEntity } from "../platform/guard.table.ts";
import { newId } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { cancellationReasons } from "../platform/transaction.ts";
import { sanitised } from "./rich-text.ts";
import { seriesNameKey, type Documentation, type SeriesFields, type SeriesTexts } from "./series.ts";
import { SeriesEntity } from "./series.table.ts";

export interface SeriesInput extends SeriesFields {
  /** Absent for a new series. */
  id?: string | undefined;
  imageUrl: string;
  imageUrlSmall: string;
  texts: Readonly<Record<string, SeriesTexts>>;
  documentation?: readonly Documentation[];
  /** What the editor read; absent for a new series. */
  version?: number | undefined;
}

/** Creates or changes a series. Problems: series-name-taken, version-conflict, not-found. */
export async function saveSeries(input: SeriesInput, now: Date): Promise<{ id: string; version: number }> {
  const id = input.id ?? newId();
  const before = input.id ? (await SeriesEntity.build(GetItemCommand).key({ id }).send()).Item : undefined;
  if (input.version !== undefined && !before) throw new Problem("not-found");
  const version = (before?.version ?? 0) + 1;
  const texts = Object.fromEntries(
    Object.entries(input.texts).map(([language, text]) => [language, sanitisedTexts(text)]),
  );
  const item = {
    id,
    version,
    name: input.name,
    brand: input.brand,
    category: input.category,
    typology: input.typology,
    imageUrl: input.imageUrl,
    imageUrlSmall: input.imageUrlSmall,
    texts,
    documentation: input.documentation ?? before?.documentation ?? [],
    createdOn: before?.createdOn ?? instant(now),
    gsi1pk: "SERIES",
    gsi1sk: `${input.category}#${input.typology ?? ""}#${input.brand}#${input.name}`,
  };
  const guard = { kind: "SERIESNAME", value: seriesNameKey(input.name) };
  const renamed = before && seriesNameKey(before.name) !== guard.value;
  const write = [
    SeriesEntity.build(PutTransaction)
      .item(item)
      .options({
        condition: before ? { attr: "version", eq: input.version ?? before.version } : { attr: "id", exists: false },
      }),
    GuardEntity.build(PutTransaction)
      .item({ ...guard, ownerId: id })
      .options({
        condition: {
          or: [
            { attr: "ownerId", exists: false },
            { attr: "ownerId", eq: id },
          ],
        },
      }),
  ] as const;
  const freed = renamed
    ? [GuardEntity.build(DeleteTransaction).key({ kind: "SERIESNAME", value: seriesNameKey(before.name) })]
    : [];
  try {
    await execute(...write, ...freed);
  } catch (error) {
    const [series, name] = cancellationReasons(error);
    if (name) throw new Problem("series-name-taken");
    if (series) throw new Problem("version-conflict");
    throw error;
  }
  return { id, version };
}

const sanitisedTexts = (texts: SeriesTexts): SeriesTexts => ({
  ...texts,
  descriptionRich: sanitised(texts.descriptionRich),
  description2Rich: sanitised(texts.description2Rich),
});
