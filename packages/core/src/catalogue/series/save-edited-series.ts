import type { User } from "../../platform/access.ts";
import { mayDescribeSeries } from "../../platform/admin-locale.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { publishPicture } from "../images/publish-picture.ts";
import { saveSeries } from "./save-series.ts";
import { hasTypology, type SeriesFields, type SeriesTexts } from "./series.ts";

/** The editor's form: upload keys of photo and thumbnail, and the four Italian descriptions, by the names of spec 3. */
interface Form extends SeriesFields {
  id?: string | undefined;
  version?: number | undefined;
  image?: string | undefined;
  image_small?: string | undefined;
  descriptionTitle?: string | undefined;
  descriptionSubtitle?: string | undefined;
  descriptionRichText?: string | undefined;
  descriptionRichText2?: string | undefined;
}
type Editor = Pick<User, "id" | "locale" | "adminLocale">;

/**
 * Creates or changes a series from the editor's form. A new one needs photo and thumbnail (spec 5); descriptions are
 * written in the Italian locale only (spec 6). Problems: those of `saveSeries`, invalid-input, locale-not-allowed,
 * not-found for an upload.
 */
export async function saveEditedSeries(user: Editor, form: Form, now: Date) {
  const { id, version, image, image_small: thumbnail, name, brand, category } = form;
  const typology = form.typology || undefined;
  if (typology && !hasTypology(category, typology)) throw invalid({ field: "typology", code: "invalid-value" });
  const missing = [...(image ? [] : ["image"]), ...(thumbnail ? [] : ["image_small"])];
  if (!id && missing.length > 0) throw invalid(...missing.map((field) => ({ field, code: "required" })));
  const italian = italianTexts(form);
  if (italian && !mayDescribeSeries(user)) throw new Problem("locale-not-allowed");
  const [imageUrl, imageUrlSmall] = await Promise.all([published(user, image), published(user, thumbnail)]);
  const texts: Record<string, SeriesTexts> = italian ? { it: italian } : {};
  return saveSeries({ id, version, name, brand, category, typology, imageUrl, imageUrlSmall, texts }, now);
}

const published = async (user: Editor, upload: string | undefined) =>
  upload ? (await publishPicture(user, "series-image", upload, "series")).url : undefined;

/** The Italian texts of a form that has any of them. */
function italianTexts(form: Form): SeriesTexts | undefined {
  const { descriptionTitle, descriptionSubtitle, descriptionRichText, descriptionRichText2 } = form;
  const texts = [descriptionTitle, descriptionSubtitle, descriptionRichText, descriptionRichText2];
  if (texts.every((text) => text === undefined)) return undefined;
  return {
    descriptionTitle: descriptionTitle ?? "",
    descriptionSubtitle: descriptionSubtitle ?? "",
    descriptionRich: descriptionRichText ?? "",
    description2Rich: descriptionRichText2 ?? "",
  };
}
