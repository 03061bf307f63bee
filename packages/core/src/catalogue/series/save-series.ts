import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $remove, $set } from "dynamodb-toolbox/entity/actions/update";
import { announce } from "../../platform/work/outbox.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { sanitised } from "../rich-text/rich-text.ts";
import { seriesNameKey, type Documentation, type SeriesFields, type SeriesTexts } from "./series.ts";
import { SeriesEntity } from "./series.table.ts";
import { seriesChanged } from "../events.ts";

export interface SeriesInput extends SeriesFields {
  /** Absent for a new series. */
  id?: string | undefined;
  /** Absent: the pictures stay as they are. */
  imageUrl?: string | undefined;
  imageUrlSmall?: string | undefined;
  /** By language; languages that are not named stay as they are. */
  texts: Readonly<Record<string, SeriesTexts>>;
  /** Absent: stays as it is. */
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
    imageUrl: input.imageUrl ?? before?.imageUrl ?? "",
    imageUrlSmall: input.imageUrlSmall ?? before?.imageUrlSmall ?? "",
    texts: { ...before?.texts, ...texts },
    gsi1pk: "SERIES",
    gsi1sk: `${input.category}#${input.typology ?? ""}#${input.brand}#${input.name}`,
  };
  const { typology, documentation } = input;
  const guard = { kind: "SERIESNAME", value: seriesNameKey(input.name) };
  const renamed = before && seriesNameKey(before.name) !== guard.value;
  const write = [
    before
      ? SeriesEntity.build(UpdateTransaction)
          .item({
            ...item,
            texts: $set(item.texts),
            typology: typology ?? $remove(),
            ...(documentation && { documentation: $set([...documentation]) }),
          })
          .options({ condition: { attr: "version", eq: input.version ?? before.version } })
      : SeriesEntity.build(PutTransaction)
          .item({ ...item, typology, documentation: [...(documentation ?? [])], createdOn: instant(now) })
          .options({ condition: { attr: "id", exists: false } }),
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
  const announced = before ? [announce(seriesChanged.of({ seriesId: id }), now)] : [];
  try {
    await execute(...write, ...freed, ...announced);
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
