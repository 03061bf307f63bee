import { spawnSync } from "node:child_process";
import { glob, rm, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LocalError } from "./local-error.ts";

const web = fileURLToPath(new URL("../../web/", import.meta.url));
export const siteFolder = `${web}dist`;

const modified = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

/** Whether any source is newer than the built site. */
async function outdated(): Promise<boolean> {
  const built = await modified(`${siteFolder}/index.html`);
  for await (const file of glob("{{src,public}/**/*.*,index.html,vite.config.ts}", { cwd: web })) {
    if ((await modified(`${web}${file}`)) > built) return true;
  }
  return built === 0;
}

/** Builds the site if its sources are newer. */
export async function ensureSite(): Promise<void> {
  if (!(await outdated())) return;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: web,
    encoding: "utf8",
    // A test runner's own NODE_ENV would bring React's development build.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status === 0) return;
  // A site that was half written must not pass for a built one at the next start.
  await rm(`${siteFolder}/index.html`, { force: true });
  throw new LocalError(`The web application could not be built:\n${stdout}\n${stderr}`);
}
