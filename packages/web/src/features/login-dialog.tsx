import { lazy, Suspense, type ComponentProps } from "react";
import type { LoginFormDialog } from "./login-form-dialog.tsx";

const Dialog = lazy(async () => ({ default: (await import("./login-form-dialog.tsx")).LoginFormDialog }));

/** The login dialog; its code comes when it is first opened. */
export const LoginDialog = (props: ComponentProps<typeof LoginFormDialog>) =>
  props.opened && (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
