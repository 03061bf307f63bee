import { asFunction } from "./permissions.ts";

const functions = new URL("../../../functions/src/", import.meta.url).href;

/** The handler of a function's file below packages/functions/src, loaded when it is first invoked. */
export async function loadFunction<Handler extends (...args: never[]) => unknown>(file: string): Promise<Handler> {
  const { handler } = (await import(/* @vite-ignore */ `${functions}${file}.ts`)) as { handler: Handler };
  return ((...args: Parameters<Handler>) => asFunction(file, () => handler(...args))) as Handler;
}
