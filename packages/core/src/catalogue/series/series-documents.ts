import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $set } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../../platform/access.ts";
import { mayChangeDocuments } from "../../platform/admin-locale.ts";
import { setting } from "../../platform/config.ts";
import { sanitisedFileName } from "../../platform/files/downloads.ts";
import { announce } from "../../platform/work/outbox.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { copyObject } from "../../platform/files/storage.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { demandRoom } from "../../platform/storing/room.ts";
import { ownUpload } from "../../platform/files/uploads.ts";
import type { Documentation } from "./series.ts";
import { SeriesEntity } from "./series.table.ts";
import type { DocumentationCategory } from "../taxonomy.ts";
import { seriesChanged } from "../events.ts";

type Editor = Pick<User, "id" | "locale" | "adminLocale">;

interface NewDocument {
  documentationName?: string | undefined;
  documentationCategory: DocumentationCategory;
  /** An upload of the kind series-document. */
  documentationFile: string;
  fileName?: string | undefined;
}

const longestFileName = 100;

/** The last part of a document's address: its name without accents and odd characters (spec 5), as a PDF. */
export const storedFileName = (name: string): string =>
  `${sanitisedFileName(name.replace(/\.pdf$/i, "")).slice(0, longestFileName) || "document"}.pdf`;

/** Adds a document at the end of a series' list. Problems: not-found, locale-not-allowed, version-conflict. */
export async function addSeriesDocument(user: Editor, seriesId: string, form: NewDocument, now: Date) {
  demandDocumentLocale(user);
  const { documentationCategory: category, documentationFile, fileName } = form;
  const name = form.documentationName || fileName?.replace(/\.pdf$/i, "") || category;
  const upload = await ownUpload(user.id, "series-document", documentationFile);
  const key = `series/${seriesId}/documents/${newId()}/${storedFileName(name)}`;
  const document = { name, category, url: `${setting("PUBLIC_FILES_URL")}/${key}` };
  await loadSeries(seriesId);
  await copyObject({ bucket: setting("PRIVATE_BUCKET"), key: upload.key }, { bucket: setting("PUBLIC_BUCKET"), key });
  return changeDocuments(
    seriesId,
    (documents) => {
      demandRoom("seriesDocuments", documents.length, documents.length + 1);
      return [...documents, document];
    },
    now,
  );
}

/**
 * Takes the document at a place out of the list, if it is still the one with that address: of two people who delete at
 * once the second gets a version-conflict. The file stays, so that a mistake can be mended.
 */
export async function removeSeriesDocument(
  user: Editor,
  seriesId: string,
  { index, url }: { index: number; url: string },
  now: Date,
) {
  demandDocumentLocale(user);
  const without = (documents: readonly Documentation[]) => {
    if (documents[index]?.url !== url) throw new Problem("version-conflict");
    return documents.filter((_, at) => at !== index);
  };
  return changeDocuments(seriesId, without, now);
}

function demandDocumentLocale(user: Editor): void {
  if (!mayChangeDocuments(user)) throw new Problem("locale-not-allowed");
}

async function loadSeries(id: string) {
  const { Item } = await SeriesEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

const tries = 4;

/** Writes what rests on the list that was read last; whatever others save meanwhile stays. */
async function changeDocuments(
  id: string,
  change: (documents: readonly Documentation[]) => readonly Documentation[],
  now: Date,
): Promise<{ documentation: readonly Documentation[] }> {
  for (let attempt = 1; ; attempt += 1) {
    const { documentation: before, documentsVersion } = await loadSeries(id);
    const documentation = change(before);
    try {
      await execute(
        SeriesEntity.build(UpdateTransaction)
          .item({ id, documentation: $set([...documentation]), documentsVersion: (documentsVersion ?? 0) + 1 })
          .options({
            condition:
              documentsVersion === undefined
                ? { attr: "documentsVersion", exists: false }
                : { attr: "documentsVersion", eq: documentsVersion },
          }),
        announce(seriesChanged.of({ seriesId: id }), now),
      );
      return { documentation };
    } catch (error) {
      if (!cancellationReasons(error).includes(true)) throw error;
      if (attempt === tries) throw new Problem("version-conflict");
    }
  }
}
