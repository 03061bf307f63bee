import { createFileRoute, redirect } from "@tanstack/react-router";

/** The address as one types it: the orders come first for everybody who works here. */
export const Route = createFileRoute("/back-office/")({
  beforeLoad: () => {
    throw redirect({ to: "/back-office/orders", replace: true });
  },
});
