import { existsSync } from "node:fs";

const nss = ["/usr/lib/x86_64-linux-gnu/libnss3.so", "/lib/x86_64-linux-gnu/libnss3.so"];

/** Where Chromium stands, unpacked from its package where it isn't yet. Where the system lacks its libraries, the package unpacks its own. */
export async function unpackedChromium(): Promise<string> {
  if (!nss.some((path) => existsSync(path))) process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

/** For vitest: once, before the files of a run begin, of which one would start what another is still unpacking. */
export default async function setup(): Promise<void> {
  await unpackedChromium();
}
