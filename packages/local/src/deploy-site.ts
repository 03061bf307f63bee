import { readFile } from "node:fs/promises";
import { ListObjectsV2Command } from "@aws-sdk/client-s3";

/** Where there is no build, as in tests that look at no screen: pages without an application. */
const noBuild = JSON.stringify({ "index.html": { file: "assets/none.js", isEntry: true } });

/**
 * Deploys the built site as far as functions read it: its manifest goes into the site's bucket. After another build the
 * public pages there are old: they go, and are written anew when they are asked for.
 */
export async function deploySite(folder: string): Promise<void> {
  const { deleteObjects, readObject, storage, writeObject } = await import("@solvia/core/platform/files/storage");
  const { setting } = await import("@solvia/core/platform/config");
  const bucket = setting("SITE_BUCKET");
  const manifest = await readFile(`${folder}/shell.json`).catch(() => Buffer.from(noBuild));
  const deployed = await readObject(bucket, "shell.json");
  if (deployed && manifest.equals(deployed.bytes)) return;
  await writeObject(bucket, "shell.json", manifest, "application/json");
  for (;;) {
    const { Contents = [] } = await storage.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: "pages/" }));
    const old = Contents.flatMap(({ Key = "" }) => (Key.startsWith("pages/gone/") ? [] : [Key]));
    if (old.length === 0) return;
    await deleteObjects(bucket, old);
  }
}
