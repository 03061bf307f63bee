import { quotationMachine } from "@solvia/core/quotations/quotation-machine";
import { call, keepAnswer } from "../../../../api/client.ts";
import {
  deleteQuotation,
  dropAcceptedQuotation,
  duplicateQuotation,
  getBackOfficeQuotation,
  listBackOfficeQuotations,
  makeQuotationLink,
  prepareOrderableVersion,
  prepareVersionAgain,
  resetQuotation,
  setQuotationLost,
  setQuotationOwner,
  setQuotationStatus,
  setQuotationWon,
} from "../../../../api/endpoints.gen.ts";
import "../../../../i18n/areas/office-quotations.ts";
import { money } from "../../../../i18n/format.ts";
import { IconFileText } from "../../../../ui/icons.gen.ts";
import { recordKind, type Read, type RecordAct } from "../../../office-kit/records/record-kind.ts";
import { customerName, type Quotation } from "../quotation.ts";
import { ApproveDialog } from "./approve-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { isUnderCost } from "./low-prices.tsx";
import { LostDialog } from "./lost-dialog.tsx";
import { OwnerDialog } from "./owner-dialog.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { SendDialog } from "./send-dialog.tsx";

type Action = Parameters<typeof quotationMachine.offers>[1];

/** Whether the machine lets the back office do it now. */
export const offers = (quotation: Quotation, action: Action): boolean =>
  quotationMachine.offers(quotation, action, "back-office");

/** Whether an order was placed of it, which no act of the desk undoes. */
const isOrdered = ({ acceptances }: Quotation): boolean =>
  acceptances.some(({ order }) => order?.number !== undefined && order.status !== "failed");

/** Whether it was ever sent, or something is prepared that could be. */
const isPrepared = (quotation: Quotation): boolean => quotation.draft !== undefined && offers(quotation, "send");

const revised = ({ id, revision }: Quotation) => ({ params: { id }, body: { revision } });

/** Whether an article of what its customer has is gone, short, or cheaper by now at a price that nobody has reduced. */
const isMendable = ({ living, current }: Quotation): boolean =>
  living?.findings.some(
    (finding) =>
      finding.code === "gone" ||
      finding.code === "stock" ||
      (finding.code === "cheaper" &&
        current?.lines.some(({ lineId, discount }) => lineId === finding.lineId && discount === 0)),
  ) ?? false;

/** Whether something stands in for what is lacking of the balance of an accepted one: that is offered anew. */
export const isRestMendable = (quotation: Quotation): boolean =>
  offers(quotation, "offer-rest") &&
  (quotation.living?.findings.some((finding) => "substitute" in finding && finding.substitute !== undefined) ?? false);

/** The act that its panel draws, beside what speaks against ordering it. */
export const prepareOrderable = "prepareOrderable";

/** What the desk does with a quotation. */
const acts: readonly RecordAct<Quotation>[] = [
  {
    name: "send",
    label: ({ t }) => t("officeQuotations.acts.send"),
    typed: ({ t }) => t("officeQuotations.typed.send"),
    needs: setQuotationStatus,
    next: true,
    now: (quotation) => isPrepared(quotation) && quotation.approval !== "asked",
    Dialog: ({ record, onClose }) => <SendDialog quotation={record} onClose={onClose} />,
  },
  {
    name: "approve",
    label: ({ t }) => t("officeQuotations.acts.approve"),
    needs: setQuotationWon,
    next: true,
    now: (quotation) => quotation.approval === "asked" && !isUnderCost(quotation),
    always: true,
    question: ({ t }) => t("officeQuotations.approveQuestion"),
    write: ({ id, revision }) => call(setQuotationStatus, { params: { id }, body: { action: "approve", revision } }),
  },
  {
    name: "approveUnderCost",
    label: ({ t }) => t("officeQuotations.acts.approve"),
    needs: setQuotationWon,
    next: true,
    now: (quotation) => quotation.approval === "asked" && isUnderCost(quotation),
    Dialog: ({ record, onClose }) => <ApproveDialog quotation={record} onClose={onClose} />,
  },
  {
    name: "refuse",
    label: ({ t }) => t("officeQuotations.acts.refuse"),
    needs: setQuotationWon,
    grave: true,
    now: ({ approval }) => approval === "asked",
    Dialog: ({ record, onClose }) => <RefuseDialog quotation={record} onClose={onClose} />,
  },
  {
    name: "prepare",
    label: ({ t }) => t("officeQuotations.acts.prepare"),
    needs: prepareVersionAgain,
    now: (quotation) => quotation.sent > 0 && quotation.draft === undefined && offers(quotation, "change"),
    write: ({ id, revision, sent }) => call(prepareVersionAgain, { params: { id, n: sent }, body: { revision } }),
  },
  {
    name: prepareOrderable,
    label: ({ t }) => t("officeQuotations.acts.prepareOrderable"),
    typed: ({ t }) => t("officeQuotations.typed.prepareOrderable"),
    needs: prepareOrderableVersion,
    now: (quotation) => (offers(quotation, "change") && isMendable(quotation)) || isRestMendable(quotation),
    against: ({ t }, { draft, sent, restAs }) => [
      ...(draft ? [t("officeQuotations.prepareOver", { n: sent + 1 })] : []),
      ...(restAs ? [t("officeQuotations.living.restAgain", { number: restAs.number })] : []),
    ],
    write: (quotation) => call(prepareOrderableVersion, revised(quotation)),
  },
  {
    name: "won",
    label: ({ t }) => t("officeQuotations.acts.won"),
    needs: setQuotationWon,
    now: (quotation) => offers(quotation, "win") && isOrdered(quotation),
    always: true,
    question: ({ t }, { number }) => t("officeQuotations.wonQuestion", { number }),
    write: (quotation) => call(setQuotationWon, revised(quotation)),
  },
  {
    name: "lost",
    label: ({ t }) => t("officeQuotations.acts.lost"),
    typed: ({ t }) => t("officeQuotations.typed.lost"),
    needs: setQuotationLost,
    grave: true,
    now: (quotation) => offers(quotation, "lose") && !isOrdered(quotation),
    Dialog: ({ record, onClose }) => <LostDialog quotation={record} onClose={onClose} />,
  },
  {
    name: "dropAccepted",
    label: ({ t }) => t("officeQuotations.acts.dropAccepted"),
    needs: dropAcceptedQuotation,
    now: (quotation) => offers(quotation, "drop-accepted") && !isOrdered(quotation),
    always: true,
    question: ({ t }) => t("officeQuotations.dropQuestion"),
    write: (quotation) => call(dropAcceptedQuotation, revised(quotation)),
  },
  {
    name: "reset",
    label: ({ t }) => t("officeQuotations.acts.reset"),
    needs: resetQuotation,
    now: (quotation) => offers(quotation, "reset") && !isOrdered(quotation),
    always: true,
    question: ({ t }) => t("officeQuotations.resetQuestion"),
    write: (quotation) => call(resetQuotation, revised(quotation)),
  },
  {
    name: "link",
    label: ({ t }) => t("officeQuotations.acts.link"),
    needs: makeQuotationLink,
    now: ({ status, sent }) => sent > 0 && (status === "sent" || status === "accepted"),
    Dialog: ({ record, onClose }) => <LinkDialog quotation={record} onClose={onClose} />,
  },
  {
    name: "duplicate",
    label: ({ t }) => t("officeQuotations.acts.duplicate"),
    needs: duplicateQuotation,
    now: () => true,
    write: ({ id }) => call(duplicateQuotation, { params: { id } }),
    said: ({ t }) => t("officeQuotations.duplicated"),
    after: (answer) => ({ to: "/back-office/quotations/$id", params: { id: (answer as Quotation).id } }),
  },
  {
    name: "owner",
    label: ({ t }) => t("officeQuotations.acts.owner"),
    needs: setQuotationOwner,
    now: () => true,
    Dialog: ({ record, onClose }) => <OwnerDialog quotation={record} onClose={onClose} />,
  },
  {
    name: "dropDraft",
    label: ({ t }) => t("officeQuotations.acts.dropDraft"),
    needs: setQuotationStatus,
    grave: true,
    now: (quotation) => quotation.sent > 0 && quotation.draft !== undefined && offers(quotation, "change"),
    always: true,
    question: ({ t }, { sent }) => t("officeQuotations.dropDraftQuestion", { n: sent + 1, current: sent }),
    write: ({ id, revision }) => call(setQuotationStatus, { params: { id }, body: { action: "drop-draft", revision } }),
  },
  {
    name: "delete",
    label: ({ t }) => t("officeQuotations.acts.delete"),
    needs: deleteQuotation,
    grave: true,
    now: ({ status, sent }) => status === "draft" && sent === 0,
    always: true,
    question: ({ t }, { number }) => t("officeQuotations.deleteQuestion", { number }),
    write: ({ id }) => call(deleteQuotation, { params: { id } }),
    said: ({ t }) => t("officeQuotations.deleted"),
    gone: { to: "/back-office/quotations" },
  },
];

/** So many are read whole, to know what they allow. */
const most = 3;

/** This month's quotations by words, and those that wait for their customer. */
async function find(referenceFilter: string, read: Read): Promise<readonly Quotation[]> {
  const query = { referenceFilter, limit: most };
  const lists = await Promise.all([
    read(listBackOfficeQuotations, { query }),
    read(listBackOfficeQuotations, { query: { ...query, status: "sent" } }),
  ]);
  const ids = [...new Set(lists.flatMap(({ items }) => items.map(({ id }) => id)))].slice(0, most);
  return Promise.all(ids.map((id) => read(getBackOfficeQuotation, { params: { id } })));
}

const isSame = (answer: unknown, id: string): answer is Quotation =>
  typeof answer === "object" && answer !== null && "id" in answer && answer.id === id;

export const quotationKind = recordKind<Quotation>({
  name: "quotation",
  icon: IconFileText,
  idOf: ({ id }) => id,
  nameOf: ({ number }) => number,
  about: (quotation, { language }) => `${customerName(quotation)} · ${money(quotation.total, language)}`,
  open: (id) => ({ to: "/back-office/quotations/$id", params: { id } }),
  actsOf: acts,
  keep: (client, { id }, answer) => {
    // A copy is another quotation, and a deleted one is none.
    if (isSame(answer, id)) keepAnswer(client, getBackOfficeQuotation, { params: { id } }, answer);
  },
  sought: listBackOfficeQuotations,
  find,
});
