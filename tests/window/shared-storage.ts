export interface Change {
  /** None where all is gone. */
  key?: string;
  oldValue?: string | undefined;
  newValue?: string | undefined;
}

type Hear = (change: Change) => void;

/** The `localStorage` of a profile: each of its windows hears what the others write. */
export class SharedStorage {
  private readonly hearing = new Set<Hear>();

  constructor(private readonly values: Storage) {}

  /** What one window has of it. */
  open(hear: Hear): Storage {
    const { values, hearing } = this;
    hearing.add(hear);
    const tell = (change: Change) => {
      for (const other of hearing) if (other !== hear) other(change);
    };
    const put = (key: string, newValue: string | null) => {
      const oldValue = values.getItem(key);
      if (newValue === null) values.removeItem(key);
      else values.setItem(key, newValue);
      if (oldValue !== newValue)
        tell({ key, oldValue: oldValue ?? undefined, newValue: newValue ?? undefined });
    };
    const own: Readonly<Record<string, unknown>> = {
      setItem: (key: string, value: unknown) => put(key, String(value)),
      removeItem: (key: string) => put(key, null),
      clear() {
        values.clear();
        tell({});
      },
    };
    return new Proxy(values, {
      get(target, name) {
        if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  close(hear: Hear): void {
    this.hearing.delete(hear);
  }
}
