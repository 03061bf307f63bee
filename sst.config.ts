import { execSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import type { App } from "aws-cdk-lib";
import type * as Bundles from "./stacks/bundles/build.ts";
import type * as Stacks from "./stacks/index.ts";
import type * as Stages from "./stacks/stage.ts";

/**
 * What lies in `stacks`, as Node itself loads it: SST bundles this file with all that it imports into one in this folder,
 * from where the stacks would not find what they look for beside themselves.
 */
const inStacks = <Module>(file: string): Promise<Module> => import(pathToFileURL(`stacks/${file}`).href);

/** SST's own type lies with SST in `deploy/`, which only who deploys installs. */
export default {
  config: () => ({ name: "solvia", region: "eu-south-1" }),
  async stacks(app: App & { stage: string }): Promise<void> {
    const { buildBundles } = await inStacks<typeof Bundles>("bundles/build.ts");
    const { defineStacks } = await inStacks<typeof Stacks>("index.ts");
    const { stageOf } = await inStacks<typeof Stages>("stage.ts");
    const release = execSync("git rev-parse --short HEAD").toString().trim();
    defineStacks(app, stageOf(app.stage, process.env), { bundles: await buildBundles(), name: release });
  },
};
