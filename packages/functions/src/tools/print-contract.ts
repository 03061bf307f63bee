import { endpoints } from "@solvia/core/contract";

/**
 * `npm run contract`: one line per endpoint: method, path, access, who besides the person themself (an employee who acts
 * for them, their API key) and whether a proof is asked for, handler file, separated by tabs.
 */
for (const { endpoint, file } of endpoints) {
  const { method, path, access, forOthers, byKey, stepUp } = endpoint;
  const besides = [forOthers && "for-others", byKey && "by-key", stepUp && "step-up"].filter(Boolean).join(",") || "-";
  console.log([method, path, access, besides, `packages/functions/src/api/${file}.ts`].join("\t"));
}
