import { expect, it } from "vitest";

const files = import.meta.glob<string>("../features/**/*.tsx", { query: "?raw", import: "default", eager: true });

const field =
  /<(TextInput|Textarea|LimitedText|LimitedArea|CodeField|NumberField|MoneyField|PercentField|FileField|RichTextEditor)\b/;
/** What asks before typed work is left; a dialog with a form (`dialogs/form-dialog.tsx`) holds a form. */
const guard = /<(Form|FormDialog|Leaving)\b/;

/** Fields without a guard in their own file, and why that is right. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  "fields of a form that is in another file": [
    "account/registration/company-fields.tsx",
    "account/registration/name-and-telephone.tsx",
    "account/registration/person-fields.tsx",
    "account/registration/place-fields.tsx",
    "catalogue/office/kits/kit-parts.tsx",
    "contacts/office/basis-fields.tsx",
    "damage/lines.tsx",
    "damage/pictures.tsx",
    "catalogue/office/kits/kit-text-fields.tsx",
    "catalogue/office/products/editor-sections.tsx",
    "catalogue/office/products/field-input.tsx",
    "catalogue/office/products/image-field.tsx",
    "catalogue/office/series/descriptions.tsx",
    "catalogue/office/series/picture-field.tsx",
    "catalogue/office/series/series-data.tsx",
    "catalogue/office/stock/goods-lines.tsx",
    "catalogue/office/translations/text-pair.tsx",
    "invoicing/office/buyer-fields.tsx",
    "invoicing/office/piece-fields.tsx",
    "leads/place-part.tsx",
    "office-kit/reason-field.tsx",
    "office-kit/transport/start-of-transport.tsx",
    "orders/office/goods-back/came-lines.tsx",
    "orders/office/new-order/wanted-items.tsx",
    "orders/withdrawal-pieces.tsx",
    "publications/office/plain-texts/section-fields.tsx",
    "purchases/office/purchase-form-lines.tsx",
    "scanning/codes/serials-field.tsx",
    "quotations/office/editor/line-row.tsx",
    "quotations/own-offer/offer-lines.tsx",
    "quotations/own-offer/works.tsx",
    "quotation-requests/drafted-words.tsx",
    "quotation-requests/material/material-field.tsx",
    "quotation-requests/material/typed-rows.tsx",
    "quotation-requests/own-form.tsx",
    "quotation-requests/request-files.tsx",
    "tickets/ticket-files.tsx",
    "quotation-requests/visitor-form.tsx",
  ],
  "what is sought, or how a list is narrowed": [
    "audit/audit-log-page.tsx",
    "catalogue/search/facet-range.tsx",
    "catalogue/search/search-box.tsx",
    "catalogue/search/search-suggestions.tsx",
    "contacts/office/address-dialog.tsx",
    "contacts/office/merge-dialog.tsx",
    "figures/office/period-choice.tsx",
    "my-products/my-products-page.tsx",
    "purchases/office/expense-days.tsx",
    "quotations/office/board/board-filters.tsx",
  ],
  "a file that is sent as soon as it is chosen": ["catalogue/office/import/import-page.tsx"],
  "a draft that is kept for the next visit": [
    "checkout/packaging-wish.tsx",
    "checkout/review-step.tsx",
    "warehouse/counting/open-article.tsx",
    "warehouse/counted-line.tsx",
    "warehouse/receipt.tsx",
  ],
  "a dialog of one number, of which the page below shows what comes of it": [
    "catalogue/office/prices/bulk-percent.tsx",
  ],
  "an address that is shown to be copied": ["quotations/office/acts/link-dialog.tsx"],
  "what is asked for is reckoned, not stored": [
    "catalogue/office/export/export-page.tsx",
    "orders/office/money/late-claim.tsx",
    "catalogue/product/system-check.tsx",
  ],
};

it("finds the guard of typed work beside every field that can be typed in", () => {
  const bare = Object.entries(files)
    .filter(([, source]) => field.test(source) && !guard.test(source))
    .map(([path]) => path.replace("../features/", ""));
  expect(bare.toSorted()).toEqual(Object.values(elsewhere).flat().toSorted());
});

/** Forms that aren't made by their endpoint's contract (docs/decisions/forms.md), and why that is right. */
const byHand: Readonly<Record<string, readonly string[]>> = {
  "secrets alone, in the first visit's bundle": [
    "login/login-form.tsx",
    "login/proof-dialog.tsx",
    "profile/settings/code-form.tsx",
  ],
  "what is sought, chosen or reckoned, and not stored": [
    "office-kit/list-filters.tsx",
    "cart/shipping-estimate.tsx",
    "menus/region-dialog.tsx",
    "publications/find-form.tsx",
    "questions/find-form.tsx",
    "warehouse/outputs-page.tsx",
  ],
  "a name or a number asked for many records at once": [
    "cart/saved-carts.tsx",
    "catalogue/office/products/product-acts.tsx",
  ],
  "one field that compares what was seen with what stands": [
    "orders/office/money/company-credit.tsx",
    "account/office/company/public-body.tsx",
    "account/office/company/vat-check.tsx",
    "catalogue/office/suppliers/counted-stock.tsx",
    "orders/office/order-notes.tsx",
  ],
  "a code in capitals, for a cart or a transaction, that its field asks about": ["coupons/coupon-field.tsx"],
  "an article more of a count that the device keeps": ["warehouse/counting/unexpected.tsx"],
  "one code, sent as soon as it is typed": ["scanning/scanner.tsx"],
  "the card provider's own fields": ["checkout/payment/card-fields-form.tsx"],
  "a line over the socket, with a draft of its own": ["chat/chat-panel.tsx"],
  "lines that are saved together, of which a colleague's changes are shown first": [
    "quotations/office/editor/lines-editor.tsx",
  ],
  "a table of texts that its page keeps": ["catalogue/office/translations/language-texts.tsx"],
};

it("finds every form made by the contract of its endpoint, but for those that say why not", () => {
  const others = Object.entries(files)
    .filter(([, source]) => /<Form\b/.test(source) && !/\.frame\b/.test(source))
    .map(([path]) => path.replace("../features/", ""));
  expect(others.toSorted()).toEqual(Object.values(byHand).flat().toSorted());
});
