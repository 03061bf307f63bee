declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The provider has just refused, which the shop may not know yet. */
    declined?: boolean;
  }
}

/** The way to the page that says that a payment didn't succeed, from where that was just learnt. */
export const toDeclined = (id: string) =>
  ({ to: "/checkout/failed/$id", params: { id }, replace: true, state: { declined: true } }) as const;
