/** A reporter of vitest: writes down what became of each file of tests, its hooks' time included. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ready.mjs';

export default class FileReporter {
  onTestRunEnd(modules, unhandled) {
    const told = { files: modules.map(fileOf), unhandled: unhandled.map(briefly) };
    fs.mkdirSync(path.dirname(process.env.TEST_REPORT), { recursive: true });
    fs.writeFileSync(process.env.TEST_REPORT, JSON.stringify(told));
  }
}

function fileOf(module) {
  const tests = [...module.children.allTests()].map(test => {
    const { state, errors = [] } = test.result();
    return { name: test.fullName, status: state, said: errors.map(briefly).join('\n') };
  });
  // what fails before or after its tests, or does not even load, has no failed test of its own
  const broken = [module, ...module.children.allSuites()].flatMap(part => part.errors()).map(briefly);
  return {
    file: path.relative(root, module.moduleId),
    seconds: Math.round(module.diagnostic().duration / 1000),
    tests,
    ...(broken.length > 0 && { broken: broken.join('\n') }),
  };
}

/** What it says, and the first place that it names. */
function briefly({ name, message, stack = '' }) {
  const place = stack.split('\n').find(line => line.startsWith('    at '));
  return [message.startsWith(name) ? message : `${name}: ${message}`, ...(place ? [place] : [])].join('\n');
}
