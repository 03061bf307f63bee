import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const isWhole = (json: string): boolean => {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
};

/** An upload in parts goes with its parts, a bucket is described again by its name, an object goes with its body. */
async function mend(path: string): Promise<void> {
  const folder = dirname(path);
  if (path.endsWith("/.upload.json")) await rm(folder, { recursive: true, force: true });
  else if (path.endsWith("/.bucket.json")) {
    const bucket = { name: basename(folder), creationDate: new Date().toISOString(), type: "general-purpose" };
    await writeFile(path, JSON.stringify(bucket));
  } else await Promise.all([path, path.replace(/\.meta\.json$/u, ".data")].map((torn) => rm(torn, { force: true })));
}

/**
 * Mends what a kill has torn: the emulator writes an object's body and then, in place, the JSON that describes it,
 * and doesn't start over a JSON that was cut. What goes had never been answered, so that nobody counts on it.
 */
export async function mendTornFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const path of files.filter((name) => name.endsWith(".json")).map((name) => join(folder, name)))
    if (!isWhole(await readFile(path, "utf8").catch(() => "{}"))) await mend(path);
}
