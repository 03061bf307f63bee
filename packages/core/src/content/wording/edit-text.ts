import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { languages, type Language } from "../../platform/locale.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { plainText } from "../house-text.ts";
import { plainTextIds, type PlainTextId } from "../plain-text.ts";
import { PlainTextVersionEntity, PlainTextWordingEntity } from "./wording.table.ts";
import { isOutdated, lengthOf, longestText, ownAsOf, sameWords, type Words } from "./wording.ts";

/** All texts of the house, as the office's list names them; in each the languages whose words are older than the Italian. */
export async function officeTexts(language: Language) {
  const keys = plainTextIds.flatMap((textId) => languages.map((each) => ({ textId, language: each })));
  const written = await readAll(PlainTextWordingEntity, keys);
  return Promise.all(
    plainTextIds.map(async (id) => {
      const own = written.filter(({ textId }) => textId === id);
      const italianVersion = own.find((one) => one.language === "it")?.version ?? 0;
      const shown = own.find((one) => one.language === language) ?? (await plainText(id, language));
      const writtenBy = (each: Language) => own.find((one) => one.language === each)?.italianVersion ?? 0;
      return {
        id,
        title: shown.title,
        written: own.map((one) => one.language),
        outdated: languages.filter((each) => each !== "it" && isOutdated(italianVersion, writtenBy(each))),
        changedOn: own
          .map(({ changedOn }) => changedOn)
          .toSorted()
          .at(-1),
      };
    }),
  );
}

async function houseWords(id: PlainTextId, language: Language): Promise<Words> {
  const { title, lead, sections } = await plainText(id, language);
  return { title, lead, sections, asOf: ownAsOf(id) };
}

const currentOf = async (textId: PlainTextId, language: Language) => {
  const { Item } = await PlainTextWordingEntity.build(GetItemCommand)
    .key({ textId, language })
    .options({ consistent: true })
    .send();
  return Item;
};

/** The versions of a text that its editor is offered, the newest first. */
const offeredVersions = 50;

const versionsOf = (textId: PlainTextId, language: Language) =>
  table
    .build(QueryCommand)
    .query({ partition: `PLAINTEXT#${textId}`, range: { beginsWith: `WAS#${language}#` } })
    .entities(PlainTextVersionEntity)
    .options({ reverse: true, limit: offeredVersions, consistent: true })
    .send();

async function wordsOf(id: PlainTextId, language: Language, version: number): Promise<Words> {
  if (version === 0) return houseWords(id, language);
  const { Item } = await PlainTextVersionEntity.build(GetItemCommand).key({ textId: id, language, version }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

/**
 * The words of a text in one language as its editor shows them: those of now, or of an earlier version (0: as the house came), beside the
 * Italian words for a translator. Problem: not-found for a version that never was.
 */
export async function editedText(id: PlainTextId, language: Language, version?: number) {
  const [own, italian, { Items: versions = [] }] = await Promise.all([
    currentOf(id, language),
    currentOf(id, "it"),
    versionsOf(id, language),
  ]);
  const current = own?.version ?? 0;
  const { title, lead, sections, asOf } = await wordsOf(id, language, version ?? current);
  const source = language === "it" ? undefined : (italian ?? (await houseWords(id, "it")));
  const italianVersion = italian?.version ?? 0;
  return {
    id,
    language,
    version: current,
    shownVersion: version ?? current,
    italianVersion,
    outdated: language !== "it" && isOutdated(italianVersion, own?.italianVersion ?? 0),
    words: { title, lead, sections: plain(sections), ...(asOf !== undefined && { asOf }) },
    ...(source && {
      italian: { title: source.title, lead: source.lead, sections: plain(source.sections) },
    }),
    versions: versions.map((one) => ({ version: one.version, changedOn: one.changedOn })),
  };
}

const plain = (sections: Words["sections"]) =>
  sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] }));

export interface TextChange extends Words {
  language: Language;
  /** What the editor has read, 0 for none. */
  version: number;
  /** The version of the Italian words that a translator had before them. */
  italianVersion: number;
}

/**
 * Writes a text of the house in one language over what was read, and keeps each version for good. Words that say the same as before write
 * nothing. Problems: version-conflict, also where the Italian has moved on under a translator; invalid-input: `too-big` (60,000
 * characters in all), `invalid-value` for a day of sources of what tells no law, `required` where it is missing of one that does.
 */
export async function savePlainText(id: PlainTextId, change: TextChange, now: Date): Promise<{ version: number }> {
  const { language, version, italianVersion, ...words } = change;
  if (lengthOf(words) > longestText)
    throw invalid({ field: "sections", code: "too-big", params: { maximum: longestText } });
  if (words.asOf && !ownAsOf(id)) throw invalid({ field: "asOf", code: "invalid-value" });
  if (!words.asOf && ownAsOf(id)) throw invalid({ field: "asOf", code: "required" });
  const [own, italian] = await Promise.all([currentOf(id, language), currentOf(id, "it")]);
  if ((own?.version ?? 0) !== version || (language !== "it" && (italian?.version ?? 0) !== italianVersion))
    throw new Problem("version-conflict");
  const isCurrent = language === "it" || own?.italianVersion === italianVersion || italianVersion === 0;
  if (isCurrent && sameWords(words, own ?? (await houseWords(id, language)))) return { version };
  const item = {
    ...words,
    textId: id,
    language,
    version: version + 1,
    italianVersion: language === "it" ? 0 : italianVersion,
    changedOn: instant(now),
  };
  const condition =
    version === 0 ? { attr: "textId" as const, exists: false as const } : { attr: "version" as const, eq: version };
  try {
    await execute(
      PlainTextWordingEntity.build(PutTransaction).item(item).options({ condition }),
      PlainTextVersionEntity.build(PutTransaction)
        .item(item)
        .options({ condition: { attr: "textId", exists: false } }),
    );
  } catch (error) {
    throw orVersionConflict(error);
  }
  return { version: item.version };
}
