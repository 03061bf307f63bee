import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const file = new URL("./ports.ts", import.meta.url).href;

/** Three runs whose number gives them the same share of the ports: the module, loaded three times by one process. */
const script = `
const choose = async () => {
  const ports = [];
  for (const name of ["first", "second", "third"]) {
    const { freePort } = await import(${JSON.stringify(file)} + "?" + name);
    ports.push(await freePort(), await freePort());
  }
  process.stdout.write(JSON.stringify(ports));
};
void choose();
`;

it("never chooses one port for two runs, though neither listens on its own yet", () => {
  const ports = JSON.parse(execFileSync(process.execPath, ["-e", script], { encoding: "utf8" })) as number[];
  expect(ports).toHaveLength(6);
  expect(new Set(ports).size).toBe(6);
});
