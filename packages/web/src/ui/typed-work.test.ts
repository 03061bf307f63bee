import { expect, it } from "vitest";

const files = import.meta.glob<string>("../features/**/*.tsx", { query: "?raw", import: "default", eager: true });

const field =
  /<(TextInput|Textarea|LimitedText|LimitedArea|CodeField|NumberField|MoneyField|PercentField|FileInput|RichTextEditor)\b/;
const guard = /<(Form|Leaving)\b/;

/** Fields without a guard in their own file, and why that is right. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  "fields of a form that is in another file": [
    "account/registration/company-fields.tsx",
    "account/registration/name-and-telephone.tsx",
    "account/registration/person-fields.tsx",
    "account/registration/place-fields.tsx",
    "back-office/kits/kit-parts.tsx",
    "back-office/kits/kit-text-fields.tsx",
    "back-office/products/editor-sections.tsx",
    "back-office/products/field-input.tsx",
    "back-office/products/image-field.tsx",
    "back-office/series/descriptions.tsx",
    "back-office/series/picture-field.tsx",
    "back-office/series/series-data.tsx",
    "back-office/translations/text-pair.tsx",
    "orders/withdrawal-pieces.tsx",
  ],
  "what is sought, or how a list is narrowed": [
    "back-office/people/audit-log-page.tsx",
    "catalogue/facet-range.tsx",
    "catalogue/search-box.tsx",
    "catalogue/search-suggestions.tsx",
  ],
  "a file that is sent as soon as it is chosen": ["back-office/import/import-page.tsx"],
  "a draft that is kept for the next visit": ["checkout/review-step.tsx"],
  "a dialog of one number, of which the page below shows what comes of it": ["back-office/prices/bulk-percent.tsx"],
  "what is asked for is reckoned, not stored": ["back-office/export/export-page.tsx", "catalogue/system-check.tsx"],
};

it("finds the guard of typed work beside every field that can be typed in", () => {
  const bare = Object.entries(files)
    .filter(([, source]) => field.test(source) && !guard.test(source))
    .map(([path]) => path.replace("../features/", ""));
  expect(bare.toSorted()).toEqual(Object.values(elsewhere).flat().toSorted());
});
