/** Another thread or process that is asked one thing after the other, and answers each. */
export interface QuestionWorker<Question, Told> {
  /** One at a time. Fails where it ends before it has answered. */
  ask(question: Question): Promise<Told>;
  end(): Promise<void>;
}

/** What one that is asked has in common with every other: a single question waits, until it is answered or lost. */
export function asking<Question, Told>(send: (question: Question) => void) {
  let waiting: { resolve(told: Told): void; reject(error: Error): void } | undefined;
  let gone: Error | undefined;
  return {
    ask: (question: Question) =>
      new Promise<Told>((resolve, reject) => {
        if (gone) return reject(gone);
        waiting = { resolve, reject };
        send(question);
      }),
    hear: (told: Told) => waiting?.resolve(told),
    lose(error: Error) {
      gone ??= error;
      waiting?.reject(gone);
    },
  };
}
