import {
  camel,
  nameOf,
  otherLanguages,
  pascal,
  Refused,
  required,
  withTexts,
  type Made,
  type Options,
  type Read,
} from "./made.ts";

const web = "packages/web/src";

/** The folders of the routes that come late, by the first part of their addresses (docs/decisions/first-visit.md). */
const lateRoutes: Readonly<Record<string, string>> = { "back-office": "office-routes", profile: "customer-routes" };

/** Where the feature of a path lives: an office's with its domain, which `--feature` says. */
function featureOf(area: string | undefined, name: string, options: Options): string {
  if (area === "back-office")
    return required(options, "feature", "the office's pages live with their domain, like orders/office");
  return options["feature"] ?? (area === "profile" ? `profile/${name}` : name);
}

/** Whether the web's house has a floor for the feature already. */
function isStanding(read: Read, feature: string): boolean {
  const [room = "", inside] = feature.split("/");
  return read("tests/boundaries/house.ts")?.includes(`"${inside === "office" ? `${room}/office` : room}"`) ?? false;
}

/** A route, the page that it shows, and its title in Italian and English. */
export function newScreen(read: Read, [path = ""]: readonly string[], options: Options): Made {
  const steps = path.split("/").filter(Boolean);
  const name = nameOf(steps.at(-1), "A screen's name");
  const [area] = steps.length > 1 ? steps : [];
  if (steps.length > 2 || (area && area !== "back-office" && area !== "profile"))
    throw new Refused(`A screen stands at the top, in back-office or in profile, and not at ${path}.`);
  const route = `${web}/${lateRoutes[area ?? ""] ?? "routes"}/${steps.join("/")}.tsx`;
  const feature = featureOf(area, name, options);
  const page = `${web}/features/${feature}/${name}-page.tsx`;
  if (
    read(route) !== undefined ||
    read(route.replace(/\.tsx$/, ".index.tsx")) !== undefined ||
    read(page) !== undefined
  )
    throw new Refused(`There is a screen ${path} already.`);
  const texts = options["texts"] ?? (area === "back-office" ? "office" : area === "profile" ? "profile" : "showcase");
  const languages = ["it", "en"] as const;
  const files = new Map<string, string>();
  for (const language of languages) {
    const file = `packages/texts/${texts}/${language}.json`;
    const standing = read(file);
    if (standing === undefined)
      throw new Refused(`There are no texts ${texts}: --texts names a folder of packages/texts.`);
    const title = required(options, language, "the title that people read");
    files.set(file, withTexts(standing, [camel(name), "title"], title, file));
  }
  const up = "../".repeat(feature.split("/").length + 1);
  const isOffice = area === "back-office";
  const title = `<Title order={1}>{t("${camel(name)}.title")}</Title>`;
  files.set(
    page,
    [
      'import { Container, Title } from "@mantine/core";',
      `import { ${camel(texts)}Texts } from "${up}i18n/areas/${texts}.ts";`,
      `import { useTexts } from "${up}i18n/index.ts";`,
      ...(isOffice ? [`import { BackOffice } from "${up}features/office-kit/layout.tsx";`] : []),
      "",
      `export function ${pascal(name)}Page() {`,
      `  const { t } = useTexts(${camel(texts)}Texts);`,
      "  return (",
      ...(isOffice ? ["<BackOffice>"] : []),
      `    <Container size="xl" py="md">${title}</Container>`,
      ...(isOffice ? ["</BackOffice>"] : []),
      "  );",
      "}",
      "",
    ].join("\n"),
  );
  files.set(
    route,
    [
      'import { createFileRoute } from "@tanstack/react-router";',
      `import { ${pascal(name)}Page } from "${"../".repeat(steps.length)}features/${feature}/${name}-page.tsx";`,
      "",
      `export const Route = createFileRoute("/${steps.join("/")}")({ component: ${pascal(name)}Page });`,
      "",
    ].join("\n"),
  );
  return {
    files,
    next: [
      `${page}: what it shows, with what it says while it loads, is empty or fails (ui/states.tsx)`,
      ...(isOffice
        ? [`${web}/features/back-office/navigation.ts: where people find it`]
        : ["where people find it: a link"]),
      otherLanguages,
      "the routes' list: npm run build -w @solvia/web writes it; until then the route doesn't compile",
      ...(isStanding(read, feature) ? [] : [`tests/boundaries/house.ts: the floor of the new feature ${feature}`]),
    ],
  };
}
