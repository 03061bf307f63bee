import type { Language } from "../../platform/locale.ts";
import { setting } from "../../platform/config.ts";
import { readObject } from "../../platform/files/storage.ts";
import type { TypefacePart } from "../../platform/page/typeface.ts";

/** What the web's build tells of its files (Vite's manifest), by source file. */
export type Manifest = Readonly<
  Record<
    string,
    {
      file: string;
      css?: readonly string[];
      imports?: readonly string[];
      isEntry?: boolean;
      analytics?: string;
      ads?: string;
    }
  >
>;

/** The application's files that a page asks for, as addresses. */
export interface Shell {
  entry: string;
  /** The script that asks before anything is measured, with the ids of what measures; undefined where the build has none. */
  consent?: { script: string; analytics?: string; ads?: string } | undefined;
  styles: readonly string[];
  /** Modules that the entry and the page's own screen need, and the reader's first texts. */
  modules: readonly string[];
  /** The typeface's files by part. */
  typeface: Partial<Record<TypefacePart, string>>;
}

const manifestKey = "shell.json";
/** How long a function goes on with the build that it knows. */
const freshMs = 10_000;

let known: { manifest: Manifest; readAt: number } | undefined;

/** The manifest of the deployed build; it lies beside the built site. */
export async function currentManifest(now: Date): Promise<Manifest> {
  if (known && now.getTime() - known.readAt < freshMs) return known.manifest;
  const object = await readObject(setting("SITE_BUCKET"), manifestKey);
  if (!object) throw new Error(`the site's bucket lacks ${manifestKey}: deploy the web's build first`);
  known = { manifest: JSON.parse(new TextDecoder().decode(object.bytes)) as Manifest, readAt: now.getTime() };
  return known.manifest;
}

/** What the shop says, and the catalogue's names: a file for each language (the web's `i18n/shop.ts`). */
const firstTexts = /\/(?:texts\/shop|technical-words|vocabulary)\/(\w\w)\.(?:json|ts)$/;

const shells = new WeakMap<Manifest, Map<string, Shell>>();

/** The files of the entry, of the screen of a route file ("index", "$category.$brand.$model.$id") and of a language's texts. */
export function shellFor(manifest: Manifest, route: string, language: Language): Shell {
  const ofBuild = shells.get(manifest) ?? new Map<string, Shell>();
  shells.set(manifest, ofBuild);
  const key = `${language} ${route}`;
  const shell = ofBuild.get(key) ?? shellIn(manifest, route, language);
  ofBuild.set(key, shell);
  return shell;
}

function shellIn(manifest: Manifest, route: string, language: Language): Shell {
  const entry = Object.entries(manifest).find(([name, { isEntry }]) => isEntry && name !== consentModule);
  if (!entry) throw new Error("the web's manifest names no entry");
  const screen = `src/routes/${route}.tsx?tsr-split=component`;
  const texts = Object.keys(manifest).filter((key) => firstTexts.exec(key)?.[1] === language);
  const needed = withImports(manifest, [entry[0], screen, ...texts]);
  const files = needed.flatMap((name) => manifest[name] ?? []);
  const address = (file: string) => `/${file}`;
  const typeface = Object.entries(manifest).flatMap(([name, { file }]) => {
    const part = /onest-(latin|latin-ext|cyrillic)-wght-normal\.woff2$/.exec(name)?.[1];
    return part ? [[part, address(file)]] : [];
  });
  return {
    entry: address(entry[1].file),
    ...consentIn(manifest),
    styles: [...new Set(files.flatMap(({ css = [] }) => css))].map(address),
    modules: files.map(({ file }) => address(file)).filter((file) => file !== address(entry[1].file)),
    typeface: Object.fromEntries(typeface) as Shell["typeface"],
  };
}

/** The web's script of its own for it (`consent/main.ts`); its ids stand in the manifest of the build that has them (vite.config.ts). */
const consentModule = "src/consent/main.ts";

function consentIn(manifest: Manifest): Pick<Shell, "consent"> {
  const { file, analytics, ads } = manifest[consentModule] ?? {};
  if (!file) return {};
  return { consent: { script: `/${file}`, ...(analytics && { analytics }), ...(ads && { ads }) } };
}

function withImports(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...found];
}
