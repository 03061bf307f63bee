import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { call } from "../../api/client.ts";
import type { Route } from "../../api/route.ts";
import { useTexts } from "../../i18n/index.ts";
import type { ContractFormOptions } from "./contract-form-options.ts";
import { judged, loadedRules, placed, type Loaded } from "./judge.ts";
import { isSame } from "./kept-draft.ts";
import type { Placed } from "./problems-at-fields.ts";
import { refused } from "./refusal.ts";
import { focusFirstWrong } from "./shown-fields.ts";
import { offerOf, useDraftOfForm } from "./use-draft-of-form.ts";

/** What was refused and stands at no field (`Refused` tells it). */
interface Refusal {
  error: unknown;
  beside: readonly string[];
}
const unrefused: Refusal = { error: undefined, beside: [] };

/**
 * The one way of a form (docs/decisions/forms.md): fields with the marks and the checks of their endpoint's contract, the
 * server's problems at the fields, a question before it is left, a draft, one sending at a time.
 */
export function useContractForm<E extends Endpoint, V extends object>(
  route: Route<E>,
  options: ContractFormOptions<E, V>,
) {
  const { values: record, input, send, draft, done, clears = false, names = {} } = options;
  const { t } = useTexts();
  const kept = useDraftOfForm(draft, record);
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [rules, setRules] = useState<Loaded<V>>();
  const [refusal, setRefusal] = useState<Refusal>(unrefused);
  const [wrong, setWrong] = useState<Placed["at"]>();

  const load = async () => {
    const loaded = await loadedRules(route, options);
    setRules(loaded);
    return loaded;
  };
  const place = (problems: readonly FieldProblem[]): Placed => placed(problems, element.current, options, t);
  const judge = (values: V, loaded: Loaded<V>): Placed => judged(values, loaded, options, place);

  const form = useForm<V>({
    initialValues: kept.start,
    onValuesChange: (values) => {
      kept.keep(values, record);
      options.onTyped?.(values);
    },
    ...(options.judgesLeft && {
      validateInputOnBlur: true,
      validate: (values: V) => (rules ? judge(values, rules).at : {}),
    }),
  });
  const isTyped = !isSame(form.values, form.getInitialValues());

  useEffect(() => {
    if (draft?.back) form.setInitialValues(record);
    void load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what the record is by then comes in below
  }, []);
  useEffect(() => {
    if (!rules || !options.judgesLeft) return;
    for (const [field, isTouched] of Object.entries(form.getTouched()))
      if (isTouched && document.activeElement?.getAttribute("data-path") !== field) form.validateField(field);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was left before the rules were there, once they are
  }, [rules]);
  const shownRecord = useRef(record);
  useEffect(() => {
    if (isSame(shownRecord.current, record) || isTyped) return;
    shownRecord.current = record;
    form.setInitialValues(record);
    form.setValues(record);
  });

  const tell = ({ at, beside }: Placed, error?: unknown): void => {
    form.setErrors(at);
    setRefusal({ error, beside });
    setWrong(Object.keys(at).length > 0 ? at : undefined);
  };
  // After the same commit as the errors: a frame of the browser may come before it.
  useEffect(() => {
    if (wrong) focusFirstWrong(element.current);
  }, [wrong]);
  const refuse = async (error: Error, values: V): Promise<void> => {
    if (await options.onRefused?.(error, values)) return;
    const { toast, found, formError } = refused(error, options, place, t);
    if (toast) notifications.show({ color: "red", ...toast });
    return tell(found, formError);
  };
  const sending = useMutation({
    mutationFn: (values: V) => (send ? send(input(values), values) : call(route, input(values))),
    onSuccess: async (answer, values) => {
      kept.drop();
      if (done !== undefined) notifications.show({ color: "leaf", message: done });
      if (!clears) form.setInitialValues(values);
      await options.onSaved?.(answer, values);
      if (clears) form.setValues(record);
    },
    onError: refuse,
  });
  /** Checks, and sends what is right: once, however often it is pressed. */
  const submit = async (isAsked = false): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const values = form.getValues();
      const found = judge(values, rules ?? (await load()));
      tell(found);
      if (Object.keys(found.at).length + found.beside.length > 0) return;
      // A refusal is told by `refuse`.
      if (isAsked || !options.asks?.(values)) await sending.mutateAsync(values).catch(() => undefined);
    } finally {
      isUnderWay.current = false;
    }
  };

  type Path = Parameters<typeof form.getInputProps>[0];
  const contractName = (path: Path): string => Object.keys(names).find((name) => names[name] === path) ?? String(path);
  return {
    ...form,
    ...refusal,
    /** What a field is given: its value, its error, and its mark where the contract asks for it. */
    field: (path: Path) => ({
      ...form.getInputProps(path),
      ...(rules?.contract?.isRequired(contractName(path)) && { required: true }),
    }),
    /** The same of a box that is ticked. */
    box: (path: Path) => form.getInputProps(path, { type: "checkbox" }),
    isTyped,
    isPending: sending.isPending,
    isSaved: sending.isSuccess,
    /** As its own button would, for one that stands beside it: a field that can't be read yet holds it back. */
    submit: () => (element.current ? element.current.requestSubmit() : void submit()),
    /** The same where what `asks` asks was answered. */
    send: () => void submit(true),
    /** What the house's `Form` is given. */
    frame: {
      ref: element,
      noValidate: true,
      typed: !draft?.back && isTyped && !sending.isPending,
      byFocus: true,
      ...(kept.found && { offer: offerOf(kept, (found) => form.setValues({ ...form.getValues(), ...found })) }),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // What is sent in a dialog above it is the dialog's own.
        if (event.target === event.currentTarget) void submit();
      },
    },
  };
}

/** A form as its parts are given it. */
export type ContractForm<V extends object> = ReturnType<typeof useContractForm<Endpoint, V>>;
