const browsers = [
  ["Edge", /Edg\//],
  ["Opera", /OPR\//],
  ["Firefox", /Firefox\/|FxiOS/],
  ["Chrome", /Chrome\/|CriOS/],
  ["Safari", /Safari\//],
] as const;

const systems = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
] as const;

type Known = readonly (readonly [name: string, mark: RegExp])[];
const nameIn = (known: Known, agent: string) => known.find(([, mark]) => mark.test(agent))?.[0];

/** What a browser's own description is called by people; undefined when it says neither browser nor system. */
export function deviceName(agent: string | undefined): { browser: string; system: string } | undefined {
  const [browser, system] = [nameIn(browsers, agent ?? ""), nameIn(systems, agent ?? "")];
  return browser && system ? { browser, system } : undefined;
}
