import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { AnswerOf, Endpoint } from "@solvia/core/contract/endpoint";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { ApiProblem, call, type Input } from "../../api/client.ts";
import type { Route } from "../../api/route.ts";
import { useTexts } from "../../i18n/index.ts";
import { fieldText, problemText } from "../states.tsx";
import { rulesOf, type Rules } from "./contract-rules.ts";
import { problemsAtFields, type Placed } from "./problems-at-fields.ts";
import { focusFirstWrong, shownFields } from "./shown-fields.ts";
import { offerOf, useDraftOfForm, type DraftOptions } from "./use-draft-of-form.ts";

type Words = Readonly<Record<string, string | false | null | undefined>>;

export interface ContractFormOptions<E extends Endpoint, V> {
  /** What the fields hold: of the record, or of a new one. Those of a record that changes meanwhile come in where nothing is typed. */
  values: V;
  /** What is sent; its body is judged by the contract's schema first. */
  input: (values: V) => Input<E>;
  /** How it is sent, where a file goes first. */
  send?: (input: Input<E>, values: V) => Promise<AnswerOf<E>>;
  /** What is wrong beyond what the contract says, in words by field. */
  check?: (values: V) => Words;
  /** The same by codes, by rules that are loaded with the contract. */
  loadChecks?: () => Promise<(values: V) => readonly FieldProblem[]>;
  /** The words for a field's problem, where they aren't the usual ones. */
  inWords?: (problem: FieldProblem) => string | undefined;
  /** Judges each field when it is left, and not only when all are sent. */
  judgesLeft?: boolean;
  /** The fields that the page shows by parts of its own, which tell their error themselves. */
  shows?: readonly string[];
  /** The fields that show what the contract calls otherwise. */
  names?: Readonly<Record<string, string>>;
  /** The fields at which a problem of the whole is told, by its code; with words of their own where the usual don't say it. */
  at?: Readonly<Record<string, string | readonly [field: string, words: string]>>;
  draft?: DraftOptions;
  /** The words of the toast that tells it is done. */
  done?: string;
  /** The title of the toast that tells it was refused; without it `Refused` says so in the form. */
  failed?: string;
  /** Afterwards the fields hold what they began with; else what was saved. */
  clears?: boolean;
  /** Whenever something is typed. */
  onTyped?: (values: V) => void;
  /** Asks something before what is right is sent; whether it did. `send` then sends it. */
  asks?: (values: V) => boolean;
  /** After the answer: what the fields held as it was sent is what they begin with now. */
  onSaved?: (answer: AnswerOf<E>, values: V) => unknown;
  /** Whether a refusal is dealt with elsewhere: a question, a conflict. */
  onRefused?: (error: Error, values: V) => boolean | Promise<boolean>;
}

interface Loaded<V> {
  contract: Rules | undefined;
  checks: (values: V) => readonly FieldProblem[];
}
/** What was refused and stands at no field (`Refused` tells it). */
interface Refusal {
  error: unknown;
  beside: readonly string[];
}
const unrefused: Refusal = { error: undefined, beside: [] };

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

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
    const [contract, checks = () => []] = await Promise.all([
      rulesOf(route),
      options.loadChecks?.().catch(() => undefined),
    ]);
    setRules({ contract, checks });
    return { contract, checks };
  };
  const place = (problems: readonly FieldProblem[]): Placed =>
    problemsAtFields(problems, {
      shown: new Set([...shownFields(element.current), ...(options.shows ?? [])]),
      names,
      inWords: (problem) => options.inWords?.(problem) ?? fieldText(t, problem.code),
    });
  const judge = (values: V, { contract, checks }: Loaded<V>): Placed => {
    const own = Object.entries(options.check?.(values) ?? {}).filter((entry): entry is [string, string] => !!entry[1]);
    const { body } = input(values) as { body?: unknown };
    const { at, beside } = place([...(contract?.faultsOf(body) ?? []), ...checks(values)]);
    return { at: { ...at, ...Object.fromEntries(own) }, beside };
  };

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
    const problem = error instanceof ApiProblem ? error : undefined;
    const own = problem && options.at?.[problem.code];
    const [field, words = problemText(t, error)] = typeof own === "string" ? [own] : (own ?? []);
    const placed = field === undefined ? place(problem?.fields ?? []) : { at: { [field]: words }, beside: [] };
    const isSaid = field !== undefined || (problem?.code === "invalid-input" && problem.fields.length > 0);
    if (options.failed === undefined) return tell(placed, isSaid ? undefined : error);
    const message = problem?.code === "invalid-input" && isSaid ? placed.beside.join(" ") || undefined : words;
    notifications.show({ color: "red", title: options.failed, message });
    return tell({ ...placed, beside: [] });
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
    submit: () => void submit(),
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
