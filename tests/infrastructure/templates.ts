import { App } from "aws-cdk-lib";
import { buildBundles } from "../../stacks/bundles/build.ts";
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

/** All templates of production, with the example's settings. */
export async function templates(): Promise<Templates> {
  const app = new App();
  defineStacks(app, stageOf("production", exampleEnvironment), { bundles: await buildBundles(), name: "tested" });
  const { stacks } = app.synth();
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
