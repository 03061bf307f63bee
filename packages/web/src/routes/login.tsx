import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { LoginDialog } from "../features/login-dialog.tsx";

export const Route = createFileRoute("/login")({ component: Login });

/** The dialog over an empty page; after the login the visitor is at home (spec 2). */
function Login() {
  const navigate = useNavigate();
  const home = () => void navigate({ to: "/" });
  return <LoginDialog opened onClose={home} />;
}
