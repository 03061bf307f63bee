import { ProductRowEntity, productsList } from "../../../catalogue/index.ts";
import { rowsOfShards } from "../../../platform/sharded-list/read.ts";

interface Code {
  id: string;
  productCode: string;
}

/** So long a list of codes stands: whoever asks for codes that no article has, however often, has it read once in that time by each function. */
const standsMs = 60_000;

let last: { at: number; codes: Promise<readonly Code[]> } | undefined;

/**
 * The codes of all that is offered, at most a minute old, to find which one a mistyped code can mean; what is found by it is read itself
 * afterwards. One reading for all who ask at once; one that failed doesn't stand.
 */
export function offeredCodes(): Promise<readonly Code[]> {
  const at = performance.now();
  if (last && at - last.at < standsMs) return last.codes;
  const one = { at, codes: read() };
  last = one;
  one.codes.catch(() => {
    if (last === one) last = undefined;
  });
  return one.codes;
}

async function read(): Promise<readonly Code[]> {
  const found: Code[] = [];
  for await (const { id, productCode, visibility } of rowsOfShards(productsList, ProductRowEntity)) {
    if (visibility) found.push({ id, productCode });
  }
  return found;
}
