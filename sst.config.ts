import { execSync } from "node:child_process";
import type { SSTConfig } from "sst";
import { buildBundles } from "./stacks/bundles/build.ts";
import { defineStacks } from "./stacks/index.ts";
import { homeRegion, stageOf } from "./stacks/stage.ts";

const config: SSTConfig = {
  config: () => ({ name: "solvia", region: homeRegion }),
  async stacks(app) {
    const release = execSync("git rev-parse --short HEAD").toString().trim();
    defineStacks(app, stageOf(app.stage, process.env), { bundles: await buildBundles(), name: release });
  },
};

export default config;
