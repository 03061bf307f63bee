import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { drawLetter } from "../../../mail/index.ts";
import type { Language } from "../../../platform/locale.ts";
import { invalid, Problem } from "../../../platform/problems.ts";
import { cursorOf, startingAt } from "../../../platform/storing/cursor.ts";
import { conditionFailed } from "../../../platform/storing/transaction.ts";
import { untilWritten } from "../../../platform/storing/until-written.ts";
import { table } from "../../../platform/table.ts";
import { instant } from "../../../platform/time.ts";
import { partsOfVersion, versionId } from "../campaign.ts";
import { campaignLetters } from "./campaign-letter.ts";
import { CampaignTemplateEntity, type CampaignTemplate } from "./template.table.ts";

const shown = ({ tag, version, language, body, createdOn }: CampaignTemplate) => ({
  id: versionId(tag, version),
  tag,
  version,
  language,
  body,
  createdOn,
});

/** Versions of templates, the newest first. */
export async function listTemplates({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "CAMPAIGNTEMPLATES" })
    .entities(CampaignTemplateEntity)
    .options({ limit, reverse: true, ...startingAt(cursor) })
    .send();
  return { items: Items.map((one) => shown(one)), cursor: cursorOf(LastEvaluatedKey) };
}

/** The version that is read last of a tag; 0 of one that has none. */
async function newestVersion(tag: string): Promise<number> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `CAMPAIGNTEMPLATE#${tag}` })
    .entities(CampaignTemplateEntity)
    .options({ limit: 1, reverse: true, consistent: true })
    .send();
  return Items[0]?.version ?? 0;
}

/** Somebody who shows what a template makes of a reader. */
const example = { name: "Giulia Rossi", company: "Rossi Impianti S.r.l.", country: "IT" };

interface Written {
  tag: string;
  body: string;
  language: Language;
}

/**
 * A new version of a template, or, to `check`, only what a letter by it looks like to a reader of whom all is known: its HTML and text. One that
 * can't be filled in for a reader of whom nothing is known is refused. Problem: invalid-input of the body.
 */
export async function saveTemplate({ tag, body, language, check }: Written & { check: boolean }, now: Date) {
  const letters = campaignLetters({ subject: tag, body, language });
  letters({}, "", "consent");
  const preview = await drawLetter(letters(example, "", "consent"), language);
  if (check) return { template: null, preview };
  const template = await untilWritten(async () => {
    const version = (await newestVersion(tag)) + 1;
    const written = { tag, version, language, body, createdOn: instant(now) };
    await CampaignTemplateEntity.build(PutItemCommand)
      .item({ ...written, gsi1pk: "CAMPAIGNTEMPLATES", gsi1sk: `${written.createdOn}#${versionId(tag, version)}` })
      .options({ condition: { attr: "tag", exists: false } })
      .send()
      .catch((error: unknown) => {
        throw conditionFailed(error) ? new Problem("version-conflict") : error;
      });
    return written;
  });
  return { template: shown(template), preview };
}

/** The letters by a version of a template, for each reader. Problem: invalid-input, `not-found` at `templateVersion`, and those of its text. */
export async function lettersOf({ templateVersion, subject }: { templateVersion: string; subject: string }) {
  const { Item } = await CampaignTemplateEntity.build(GetItemCommand).key(partsOfVersion(templateVersion)).send();
  if (!Item) throw invalid({ field: "templateVersion", code: "not-found" });
  const { body, language } = Item;
  return Object.assign(campaignLetters({ subject, body, language }), { language });
}
