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
    "catalogue/office/kits/kit-parts.tsx",
    "catalogue/office/kits/kit-text-fields.tsx",
    "catalogue/office/products/editor-sections.tsx",
    "catalogue/office/products/field-input.tsx",
    "catalogue/office/products/image-field.tsx",
    "catalogue/office/series/descriptions.tsx",
    "catalogue/office/series/picture-field.tsx",
    "catalogue/office/series/series-data.tsx",
    "catalogue/office/translations/text-pair.tsx",
    "orders/withdrawal-pieces.tsx",
  ],
  "what is sought, or how a list is narrowed": [
    "account/office/audit/audit-log-page.tsx",
    "catalogue/search/facet-range.tsx",
    "catalogue/search/search-box.tsx",
    "catalogue/search/search-suggestions.tsx",
  ],
  "a file that is sent as soon as it is chosen": ["catalogue/office/import/import-page.tsx"],
  "a draft that is kept for the next visit": ["checkout/review-step.tsx"],
  "a dialog of one number, of which the page below shows what comes of it": [
    "catalogue/office/prices/bulk-percent.tsx",
  ],
  "what is asked for is reckoned, not stored": [
    "catalogue/office/export/export-page.tsx",
    "catalogue/product/system-check.tsx",
  ],
};

it("finds the guard of typed work beside every field that can be typed in", () => {
  const bare = Object.entries(files)
    .filter(([, source]) => field.test(source) && !guard.test(source))
    .map(([path]) => path.replace("../features/", ""));
  expect(bare.toSorted()).toEqual(Object.values(elsewhere).flat().toSorted());
});
