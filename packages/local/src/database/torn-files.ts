import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** What the emulator writes of an object behind its body. */
interface Described {
  contentLength: number;
  /** The MD5 of the body in quotes; of one that came in parts with their number. */
  etag: string;
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const bodyOf = (path: string): string => path.replace(/\.meta\.json$/u, ".data");

/** Whether a body is the one that is described: one written after its description is read, one of another length is not. */
async function isOfBody(path: string, { contentLength, etag }: Described): Promise<boolean> {
  const [written, described] = await Promise.all([stat(bodyOf(path)).catch(() => undefined), stat(path)]);
  if (written?.size !== contentLength) return false;
  if (written.mtimeMs <= described.mtimeMs || etag.includes("-")) return true;
  const sum = createHash("md5").update(await readFile(bodyOf(path)));
  return sum.digest("hex") === etag.replaceAll('"', "");
}

async function isWhole(path: string): Promise<boolean> {
  const described = asJson(await readFile(path, "utf8").catch(() => "{}"));
  if (described === undefined) return false;
  return !path.endsWith(".meta.json") || path.includes("/_multipart/") || isOfBody(path, described as Described);
}

/** An upload in parts goes with its parts, a bucket is described again by its name, an object goes with its body. */
async function mend(path: string): Promise<void> {
  const folder = dirname(path);
  if (path.endsWith("/.upload.json")) await rm(folder, { recursive: true, force: true });
  else if (path.endsWith("/.bucket.json")) {
    const bucket = { name: basename(folder), creationDate: new Date().toISOString(), type: "general-purpose" };
    await writeFile(path, JSON.stringify(bucket));
  } else await Promise.all([path, bodyOf(path)].map((torn) => rm(torn, { force: true })));
}

/** So many files are looked at together. */
const atOnce = 50;

/**
 * Mends what a kill has torn: the emulator writes an object's body and then the JSON that describes it, both in place, and doesn't
 * start over a JSON that was cut. What goes had never been answered, so that nobody counts on it; where it took the place of an
 * older one, that is gone as well. Answers whether anything was torn.
 */
export async function mendTornFiles(folder: string): Promise<boolean> {
  const files = await readdir(folder, { recursive: true });
  const described = files.filter((name) => name.endsWith(".json")).map((name) => join(folder, name));
  const torn: string[] = [];
  for (let at = 0; at < described.length; at += atOnce) {
    const some = described.slice(at, at + atOnce);
    const whole = await Promise.all(some.map(isWhole));
    torn.push(...some.filter((_, index) => !whole[index]));
  }
  for (const path of torn) await mend(path);
  return torn.length > 0;
}
