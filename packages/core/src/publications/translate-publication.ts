import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import {
  attributed,
  corrected,
  digestsOf,
  sanitisedArticle,
  targetLanguages,
  translateFields,
} from "../catalogue/index.ts";
import type { User } from "../platform/access.ts";
import { mayDescribeSeries } from "../platform/admin-locale.ts";
import type { Language } from "../platform/locale.ts";
import { Problem } from "../platform/problems.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { translated } from "../platform/text/translator.ts";
import { OutboxEntity, outboxItem } from "../platform/work/outbox.ts";
import { publicationTranslationAsked } from "./events.ts";
import { PublicationTextsEntity } from "./publication.table.ts";
import { publicationTextFields, type PublicationTexts } from "./publication.ts";
import { italianOf, loadPublication } from "./save-publication.ts";

const rich: ReadonlySet<string> = new Set(["body"]);

/** The texts of a publication in each other language beside the Italian, with who wrote each. Problem: not-found. */
export async function publicationTranslations(id: string) {
  const { title: name } = await loadPublication(id);
  const { texts } = await italianOf(id);
  const { title = "", teaser = "", body = "" } = texts;
  const digests = digestsOf(publicationTextFields, texts);
  const stored = await readAll(
    PublicationTextsEntity,
    targetLanguages.map((language) => ({ publicationId: id, language })),
  );
  const items = targetLanguages.map((language) => {
    const own = stored.find((one) => one.language === language);
    return { language, version: own?.version ?? 0, ...attributed(publicationTextFields, digests, {}, own) };
  });
  return { name, source: { title, teaser, body }, items };
}

const storedIn = async (publicationId: string, language: Language) => {
  const { Item } = await PublicationTextsEntity.build(GetItemCommand)
    .key({ publicationId, language })
    .options({ consistent: true })
    .send();
  return { version: Item?.version ?? 0, texts: Item?.texts ?? {}, origins: Item?.origins ?? {} };
};

type Stored = Omit<Awaited<ReturnType<typeof storedIn>>, "version">;

/** A translator's answer is no more to be trusted than a form. */
const clean = ({ body, ...texts }: PublicationTexts): PublicationTexts => ({
  ...texts,
  ...(body !== undefined && { body: sanitisedArticle(body) }),
});

const put = (publicationId: string, language: Language, version: number, { texts, origins }: Stored) =>
  PublicationTextsEntity.build(PutItemCommand)
    .item({ publicationId, language, version: version + 1, texts: clean(texts), origins })
    .options({
      condition: version === 0 ? { attr: "publicationId", exists: false } : { attr: "version", eq: version },
    })
    .send();

interface Correction {
  /** What they read, 0 for none. */
  version: number;
  texts: PublicationTexts;
}

/** A person's own words for a language. Problems: not-found, version-conflict. */
export async function correctPublication(id: string, language: Language, { version, texts }: Correction) {
  await loadPublication(id);
  const { texts: italian } = await italianOf(id);
  const after = corrected(await storedIn(id, language), clean(texts), digestsOf(publicationTextFields, italian));
  try {
    await put(id, language, version, after);
  } catch (error) {
    throw conditionFailed(error) ? new Problem("version-conflict") : error;
  }
  return { version: version + 1 };
}

/** Has a publication translated in the background, as the Italian locale alone may. Problems: not-found, locale-not-allowed. */
export async function askForTranslation(
  editor: Pick<User, "adminLocale" | "locale">,
  publicationId: string,
  now: Date,
) {
  if (!mayDescribeSeries(editor)) throw new Problem("locale-not-allowed");
  await loadPublication(publicationId);
  await OutboxEntity.build(PutItemCommand)
    .item(outboxItem(publicationTranslationAsked.of({ publicationId }), now))
    .send();
}

/** Brings a publication up to date in every language, never over a person's words. The same message twice changes nothing. */
export async function translatePublication(publicationId: string): Promise<void> {
  const { texts: italian } = await italianOf(publicationId);
  const source = { fields: publicationTextFields, italian, rich, names: [] };
  for (const language of targetLanguages) {
    const { version, ...before } = await storedIn(publicationId, language);
    const { texts, origins, changed } = await translateFields(source, before, language, translated);
    if (changed) await put(publicationId, language, version, { texts, origins });
  }
}
