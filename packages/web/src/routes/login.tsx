import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { queryOf } from "../api/client.ts";
import { getUser } from "../api/endpoints.gen.ts";
import { LoginDialog } from "../features/login-dialog.tsx";

export const Route = createFileRoute("/login")({
  beforeLoad: async ({ context: { queryClient } }) => {
    const known = await queryClient.ensureQueryData(queryOf(getUser, {})).catch(() => undefined);
    if (known?.user) throw redirect({ to: "/" });
  },
  component: Login,
});

/** The dialog over an empty page; after the login the visitor is at home (spec 2), and who comes logged in at once. */
function Login() {
  const navigate = useNavigate();
  const home = () => void navigate({ to: "/" });
  return <LoginDialog opened onClose={home} />;
}
