import { lazy, Suspense } from "react";

const Dialog = lazy(async () => ({ default: (await import("./login-form-dialog.tsx")).LoginFormDialog }));

interface Props {
  opened: boolean;
  onClose: () => void;
  onSuccess?: () => void;
}

/** The login dialog; its code comes when it is first opened. */
export const LoginDialog = (props: Props) =>
  props.opened && (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
