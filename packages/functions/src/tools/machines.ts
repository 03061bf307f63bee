import { companyMachine } from "@solvia/core/accounts/company/company-status";
import { shipmentMachine } from "@solvia/core/shipments/shipment-machine";
import { certificateMachine } from "@solvia/core/certificates/certificate-machine";
import { documentMachine } from "@solvia/core/invoicing/document-machine";
import { countMachine } from "@solvia/core/logistics/counting/count";
import { movementMachine } from "@solvia/core/logistics/movements/movement-machine";
import { orderMachine } from "@solvia/core/orders/order-machine";
import { fulfilmentMachine } from "@solvia/core/orders/sending/fulfilment-machine";
import { transactionMachine } from "@solvia/core/payments/transaction";
import { vatChangeMachine } from "@solvia/core/orders/vat-change/vat-change";
import { couponMachine } from "@solvia/core/coupons/coupon";
import { milestoneMachine } from "@solvia/core/milestones/milestone";
import { transcriptionMachine } from "@solvia/core/publications/media/transcription-machine";
import { publicationMachine } from "@solvia/core/publications/publication-machine";
import { questionMachine } from "@solvia/core/questions/question-machine";
import { purchaseMachine } from "@solvia/core/purchases/purchase-machine";
import { quotationMachine } from "@solvia/core/quotations/quotation-machine";
import { returnMachine } from "@solvia/core/returns/return-machine";
import { transportDocumentMachine } from "@solvia/core/shipments/papers/transport-document";
import { subscriptionMachine } from "@solvia/core/plans/subscription";
import { leadMachine, namingMachine } from "@solvia/core/leads/lead-machine";
import { campaignMachine } from "@solvia/core/contacts/campaigns/campaign-machine";
import { messageMachine } from "@solvia/core/contacts/messages/message-machine";
import { requestMachine } from "@solvia/core/quotations/requests/request-machine";
import { claimMachine } from "@solvia/core/insurances/claim-machine";
import { claimMachine as damageClaimMachine } from "@solvia/core/shipments/damage/claim-machine";
import { collectionMachine, slipLineMachine } from "@solvia/core/collections/collection-machines";
import { entryMachine } from "@solvia/core/payments/statement/entry-machine";
import { correctionMachine } from "@solvia/core/invoicing/corrections/correction-machine";
import { serialMachine } from "@solvia/core/serials/serial";
import { ticketMachine } from "@solvia/core/tickets/ticket-machine";
import { outcomesOf, type AnyMachine } from "@solvia/core/platform/machine";

/** Every state machine of the house; a test looks for one that is missing. */
export const machines: readonly AnyMachine[] = [
  orderMachine,
  fulfilmentMachine,
  movementMachine,
  shipmentMachine,
  countMachine,
  purchaseMachine,
  serialMachine,
  transactionMachine,
  vatChangeMachine,
  documentMachine,
  transportDocumentMachine,
  correctionMachine,
  entryMachine,
  collectionMachine,
  slipLineMachine,
  claimMachine,
  damageClaimMachine,
  requestMachine,
  messageMachine,
  leadMachine,
  namingMachine,
  returnMachine,
  ticketMachine,
  publicationMachine,
  transcriptionMachine,
  questionMachine,
  campaignMachine,
  couponMachine,
  milestoneMachine,
  certificateMachine,
  quotationMachine,
  subscriptionMachine,
  companyMachine,
];

/** One line of a diagram for each pair of states: which actions lead from the one to the other, and by whom. */
function arrowsOf({ actions }: AnyMachine): string[] {
  const labels = new Map<string, string[]>();
  for (const [name, action] of Object.entries(actions)) {
    for (const before of action.from) {
      for (const after of outcomesOf(action, before)) {
        const arrow = `${before} --> ${after}`;
        labels.set(arrow, [...(labels.get(arrow) ?? []), name]);
      }
    }
  }
  return [...labels].map(([arrow, names]) => `  ${arrow}: ${names.join(", ")}`);
}

const words = (list: readonly string[]): string => list.join(", ");
const leadsTo = (to: string | readonly string[] | undefined): string =>
  to === undefined ? "the same" : typeof to === "string" ? to : words(to);

const pageOf = (machine: AnyMachine): string[] => [
  `## ${machine.name}`,
  "",
  "```mermaid",
  "stateDiagram-v2",
  `  [*] --> ${machine.first}`,
  ...arrowsOf(machine),
  "```",
  "",
  "| action | in | leads to | by | besides |",
  "| --- | --- | --- | --- | --- |",
  ...Object.entries(machine.actions).map(
    ([name, { from, to, actors, guard }]) =>
      `| ${name} | ${words(from)} | ${leadsTo(to)} | ${words(actors)} | ${guard ? "a guard" : ""} |`,
  ),
  "",
];

/** The page of docs/ on which all machines are drawn. */
export const machinesPage = (): string =>
  [
    "# State machines",
    "",
    "Written by `npm run generate` from the declarations: who may do what to a thing in which state, and where that leads. What is not here is refused.",
    "",
    ...machines.flatMap(pageOf),
  ].join("\n");
