import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { queryOf } from "../api/client.ts";
import { getOpenOrder, getUser } from "../api/endpoints.gen.ts";
import { cameToOrder, landingOf } from "../features/login/goes-on.ts";
import { LoginPage } from "../features/login/login-page.tsx";

export const Route = createFileRoute("/login")({
  beforeLoad: async ({ context: { queryClient } }) => {
    const known = await queryClient.ensureQueryData(queryOf(getUser, {})).catch(() => undefined);
    if (known?.user) throw redirect({ to: landingOf(known.user) });
  },
  component: Login,
});

/**
 * After the login the visitor is at home (spec 2), in the checkout where they came from, or at work in the warehouse, and
 * who comes logged in at once.
 */
function Login() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const goOn = async (): Promise<void> => {
    const cart = cameToOrder() && (await client.fetchQuery(queryOf(getOpenOrder, {})).catch(() => undefined));
    const known = await client.ensureQueryData(queryOf(getUser, {})).catch(() => undefined);
    // The form leads an administrator to the second factor that is missing, and nowhere else.
    if (known?.user?.secondFactorMissing) return;
    await navigate({ to: cart && cart.lines.length > 0 ? "/checkout" : landingOf(known?.user) });
  };
  return <LoginPage onSuccess={() => void goOn()} />;
}
