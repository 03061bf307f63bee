import { createFileRoute, redirect } from "@tanstack/react-router";

/** "The order being placed" is the checkout. */
export const Route = createFileRoute("/order")({
  beforeLoad: () => {
    throw redirect({ to: "/checkout", replace: true });
  },
});
