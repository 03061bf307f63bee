import { App } from "aws-cdk-lib";
import { buildBundles } from "../bundles/build.ts";
import { defineStacks } from "../index.ts";
import { exampleEnvironment, stageOf } from "../stage.ts";

/** `npm run synth [stage]`: builds every function and writes all templates to cdk.out, without a network. */
const [stage = "production"] = process.argv.slice(2);
const app = new App({ outdir: "cdk.out" });
defineStacks(app, stageOf(stage, { ...exampleEnvironment, ...process.env }), {
  bundles: await buildBundles(),
  name: "synthesized",
});
for (const stack of app.synth().stacks) {
  const resources = Object.keys((stack.template as { Resources?: object }).Resources ?? {}).length;
  console.log(`${String(resources).padStart(4)} resources  ${stack.templateFullPath}`);
}
