import { App } from "aws-cdk-lib";
import { buildBundles, type Bundle } from "../../stacks/bundles/build.ts";
import { defineStacks } from "../../stacks/index.ts";
import { exampleEnvironment, stageOf } from "../../stacks/stage.ts";

interface Resource {
  Type: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what CloudFormation allows differs by type
  Properties: any;
}

export interface Templates {
  /** Resources by stack and by name. */
  stacks: Record<string, Record<string, Resource>>;
  /** The stacks by where they lie. */
  regions: Record<string, string[]>;
}

let built: Promise<Bundle[]> | undefined;
/** Every function's bundle, built once for all files of the project, which share this module. */
export const bundles = (): Promise<Bundle[]> => (built ??= buildBundles());

/** Production with the example's settings. */
export async function production(): Promise<App> {
  const app = new App();
  defineStacks(app, stageOf("production", exampleEnvironment), { bundles: await bundles(), name: "tested" });
  return app;
}

/** All templates of production. */
export async function templates(): Promise<Templates> {
  const { stacks } = (await production()).synth();
  const regions: Templates["regions"] = {};
  for (const { stackName, environment } of stacks) (regions[environment.region] ??= []).push(stackName);
  return {
    regions,
    stacks: Object.fromEntries(
      stacks.map(({ stackName, template }) => [
        stackName,
        (template as { Resources: Record<string, Resource> }).Resources,
      ]),
    ),
  };
}

export const resourcesOf = (stacks: Templates["stacks"], type: string) =>
  Object.values(stacks).flatMap((resources) =>
    Object.entries(resources).flatMap(([id, { Type, Properties }]) => (Type === type ? [{ id, ...Properties }] : [])),
  );
