import { createFileRoute, redirect } from "@tanstack/react-router";

/** The orders whose payment is late are a view of all orders; the address of before leads there. */
export const Route = createFileRoute("/back-office/delayed-payments")({
  beforeLoad: () => {
    throw redirect({ to: "/back-office/orders", search: { waiting: "late" }, replace: true });
  },
});
