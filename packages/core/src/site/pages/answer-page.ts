import { setting } from "../../platform/config.ts";
import { countryOf } from "../../platform/locale.ts";
import { addressIn, pageOfObject } from "./address.ts";
import { publicationAt } from "./load-page.ts";
import { drawPage, pageCaching, pageType, publishPage, readGone } from "./publish.ts";
import { readerOf } from "./reader.ts";
import { gonePage, missingPage } from "./text-pages.ts";

interface Answer {
  status: 200 | 301 | 404 | 410;
  type: string;
  caching: string;
  body: string;
  /** Of 301. */
  location?: string;
}

const failureCaching = "public, max-age=0, s-maxage=60";

/**
 * The answer for an object that the site's bucket lacks, by its path as it came: a page that isn't written yet is
 * written; a product that was published is gone (410); a publication that has another name now is there (301); what never was is not
 * found (404).
 */
export async function answerPage(path: string, now: Date): Promise<Answer> {
  const page = pageOfObject(decoded(path).slice(1));
  const country = page && countryOf(page.locale);
  if (!country) return { status: 404, type: "text/plain; charset=utf-8", caching: failureCaching, body: "Not found" };
  const reader = await readerOf(country);
  const text = await publishPage(page.key, reader, now);
  if (text !== undefined) return { status: 200, type: pageType, caching: pageCaching, body: text };
  const moved = await publicationAt(page.key, reader, setting("SITE_ORIGIN"));
  if (moved) {
    const location = addressIn(country, moved.path);
    return { status: 301, type: "text/plain; charset=utf-8", caching: failureCaching, body: "Moved", location };
  }
  const gone = await readGone(page.key);
  const content = gone ? gonePage(gone, reader) : missingPage(reader);
  const body = await drawPage(page.key, content, reader, now);
  return { status: gone ? 410 : 404, type: pageType, caching: failureCaching, body };
}

/** An address that is no UTF-8 names nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
