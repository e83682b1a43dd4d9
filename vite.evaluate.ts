/** Runs sources of this project while it is built or served. */
import path from 'node:path';
import { runnerImport } from 'vite';

interface Evaluated<Value> {
  value: Value;
  /** What it was made from. */
  files: readonly string[];
}

/**
 * Runs a module once for all that ask, such as the projects of a test run.
 *
 * @param source of a module at the root of the project
 * @param make the value from what the module exports
 */
export function evaluation<Module, Value>(source: string, make: (module: Module) => Value) {
  const entry = 'virtual:entry';
  let evaluated: Promise<Evaluated<Value>> | undefined;
  const evaluate = async (): Promise<Evaluated<Value>> => {
    const root = import.meta.dirname;
    const { module, dependencies } = await runnerImport<Module>(entry, {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'entry',
          resolveId: id => (id === entry ? id : undefined),
          load: id => (id === entry ? source : undefined),
        },
      ],
    });
    return { value: make(module), files: dependencies.map(file => path.resolve(root, file)) };
  };
  return {
    read() {
      evaluated ??= evaluate();
      return evaluated;
    },
    /** The next `read` evaluates again. */
    forget() {
      evaluated = undefined;
    },
  };
}
