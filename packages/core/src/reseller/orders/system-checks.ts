/** Whether parts that don't suit each other are looked for, and whether such an order is refused. */
export const systemChecks = ["off", "warn", "refuse"] as const;
