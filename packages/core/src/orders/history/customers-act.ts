interface Field {
  field: string;
  from?: unknown;
  to?: unknown;
}
type Changes = readonly { fields: readonly Field[] }[];

const ofField =
  (shape: RegExp) =>
  ({ field }: Field): boolean =>
    shape.test(field);

/**
 * What a customer can have done to a placed order, by what it changes; the first that fits. Attempts are counted by a retry and by
 * another way to pay while an intent is open: a retry is told by the payment that had failed and waits again.
 */
const customersActs = [
  [
    "retried",
    ({ field, from, to }: Field) =>
      /^transactions\.\d+\.status$/.test(field) && from === "failed" && to === "pending_payment",
  ],
  ["withdrawal", ofField(/^withdrawals(\.|$)/)],
  ["returnCancelled", ({ field, to }: Field) => /^steps\.\d+\.status$/.test(field) && to === "cancelled"],
  ["returned", ofField(/^returns\./)],
  ["approval", ofField(/^approval\.decided/)],
  ["reopened", ofField(/^failedReason$/)],
  ["moved", ofField(/^address(\.|$)/)],
  ["methodChosen", ofField(/^((transactions\.\d+\.)?(method|iban)|transactions\.\d+\.attempts)$/)],
  ["paymentBegun", ofField(/^transactions\.\d+\.(providerIntentId|setupIntentId|storedMethodId|status)$/)],
] as const;

/** What a customer did, by an entry of the order's history; undefined where it is none of what is known. */
export const customersAct = (changes: Changes): (typeof customersActs)[number][0] | undefined =>
  customersActs.find(([, fits]) => changes.some(({ fields }) => fields.some(fits)))?.[0];

/** Whether an act was a withdrawal: its states alone would read as a cancellation. */
export const isWithdrawal = (changes: Changes): boolean => customersAct(changes) === "withdrawal";
