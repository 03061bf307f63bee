import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * A day or a month cut out of an instant: UTC's, which isn't Rome's late in the evening. `romeDate` and `romeMonth` tell
 * Rome's. What is a day already may be cut; the names of instants say so.
 */
const cut = /\b(?:placed|created|declared|decided|asked|changed|checked|received|sent)(?:On|At)\.slice\(0, (?:7|10)\)/;
const cutNow =
  /(?:\bnew Date\((?:Date\.now\(\)[^)]*)?\)|\bnow|\binstant\(\w+\))(?:\.toISOString\(\))?\.slice\(0, (?:7|10)\)/;
const isCut = (text: string): boolean => cut.test(text) || cutNow.test(text);

it("cuts no day and no month out of an instant", () => {
  const cases = [
    "placedOn.slice(0, 7)",
    "new Date().toISOString().slice(0, 7)",
    "new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)",
    "instant(now).slice(0, 10)",
  ];
  expect([...cases, "romeDate(now).slice(0, 7)", "civil.slice(0, 10)"].map(isCut)).toEqual([
    ...cases.map(() => true),
    false,
    false,
  ]);
  const files = globSync([
    "packages/{core,web,functions,local}/src/**/*.{ts,tsx}",
    "tests/{bench,browser,http,support}/**/*.ts",
  ]);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => isCut(readFileSync(file, "utf8")))).toEqual([]);
});

/** Sums of days done beside the calendar of `platform/time.ts`: by a library, by a zone of one's own, or by a date read at midnight and moved. */
const reckoned = /from "(?:date-fns|@date-fns)\/|\.set(?:UTC)?(?:Date|Month)\(|T\d\d:00:00Z`\)[^;]*86_400_000/;

it("reckons with days in one place", () => {
  const cases = [
    'import { addDays } from "date-fns/addDays";',
    'import { TZDate } from "@date-fns/tz";',
    "at.setUTCDate(at.getUTCDate() + 1)",
    "new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)",
  ];
  expect(cases.filter((text) => !reckoned.test(text))).toEqual([]);
  const files = globSync("packages/{core,web,functions,local}/src/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test."),
  );
  expect(files.filter((file) => reckoned.test(readFileSync(file, "utf8")))).toEqual([
    "packages/core/src/platform/time.ts",
  ]);
});
