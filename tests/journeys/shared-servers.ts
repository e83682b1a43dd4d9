/**
 * Global set-up of the journeys: starts a server for whoever first asks for one of its environment, gives it to all
 * others who do, and counts what they open by themselves. Who passes what is planned is told so, and fails.
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { aSeededDirectory, type Server, serve } from '../builders/server.ts';
import { type Opened, planned } from './planned.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the journeys ask for what they share. */
    sharedServers: string;
  }
}

interface Running {
  server: Server;
  directory: string;
}

export default async function setup(project: TestProject) {
  const running = new Map<string, Promise<Running>>();
  const counts: Record<Opened, number> = { 'servers of their own': 0, browsers: 0 };
  const limits = planned(project.vitest.config.maxWorkers);

  const start = async (environment: Record<string, string>): Promise<Running> => {
    const directory = aSeededDirectory();
    return { directory, server: await serve(directory, environment) };
  };

  async function share(environment: Record<string, string>): Promise<string> {
    const key = JSON.stringify(environment);
    const started = running.get(key) ?? start(environment);
    running.set(key, started);
    return (await started).server.url;
  }

  function count(what: Opened): string {
    counts[what] += 1;
    if (counts[what] > limits[what])
      throw new Error(`${what}: ${counts[what]} were opened, ${limits[what]} are planned (planned.ts)`);
    return '';
  }

  const desk = http.createServer(async (request, response) => {
    try {
      const body = (await json(request)) as { environment: Record<string, string> } | { opened: Opened };
      response.end('environment' in body ? await share(body.environment) : count(body.opened));
    } catch (error) {
      response.writeHead(409).end(String(error));
    }
  });
  await new Promise<void>(resolve => desk.listen(0, '127.0.0.1', resolve));
  project.provide('sharedServers', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);

  return async () => {
    desk.closeAllConnections();
    desk.close();
    for (const started of running.values()) {
      const { server, directory } = await started;
      await server.stop();
      fs.rmSync(directory, { recursive: true, force: true });
    }
    fs.writeFileSync(
      '.cache/journeys-opened.json',
      `${JSON.stringify({ 'shared servers': running.size, ...counts }, null, 2)}\n`,
    );
  };
}
